// What is told where the program itself cannot: before it is there, and when it has broken off. In the language of the browser.

const TEXTS = {
  en: {
    elsewhere: 'snuffel is open in another tab. Close that one, and it goes on here.',
    broken: 'snuffel cannot go on. Your games are saved. Load the page again to play on.',
  },
  de: {
    elsewhere: 'snuffel ist in einem anderen Tab offen. Schließ ihn, dann geht es hier weiter.',
    broken: 'snuffel kann nicht weitermachen. Deine Spiele sind gespeichert. Lade die Seite neu, um weiterzuspielen.',
  },
  nl: {
    elsewhere: 'snuffel staat open in een ander tabblad. Sluit dat, dan gaat het hier verder.',
    broken: 'snuffel kan niet verder. Je spellen zijn bewaard. Laad de pagina opnieuw om verder te spelen.',
  },
};

// The text of a fault.
export function told(fault) {
  const known = navigator.languages.map((tag) => tag.slice(0, 2)).find((code) => code in TEXTS);
  return TEXTS[known ?? 'en'][fault];
}
