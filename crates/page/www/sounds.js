// Sounds: tones that the program has made up, one behind the other.

// How many seconds a tone takes to swell and to fade, so that it does not click.
const EDGE = 0.012;

export class Sounds {
  #context;
  // When the last tone ends, by the clock of the context.
  #until = 0;
  // How many tones have not ended yet.
  #sounding = 0;

  // Somebody has pressed something. Until there is something to play, nothing keeps the loudspeaker awake.
  wake() {
    if (this.#context || !globalThis.AudioContext) return;
    this.#context = new AudioContext();
    this.#context.suspend();
  }

  // Plays tones, each its hertz, its milliseconds and those of silence behind it, after those that still sound.
  async play({ tones, gain }) {
    const context = this.#context;
    if (!context) return;
    await context.resume();
    let at = Math.max(this.#until, context.currentTime + EDGE);
    for (let tone = 0; tone < tones.length; tone += 3) {
      const [hertz, millis, gap] = tones.slice(tone, tone + 3);
      this.#tone(hertz, at, at + millis / 1000, gain);
      at += (millis + gap) / 1000;
    }
    this.#until = at;
  }

  #tone(hertz, begin, end, gain) {
    const context = this.#context;
    const oscillator = new OscillatorNode(context, { type: 'sine', frequency: hertz });
    const envelope = new GainNode(context, { gain: 0 });
    envelope.gain.setValueAtTime(0, begin);
    envelope.gain.linearRampToValueAtTime(gain, begin + EDGE);
    envelope.gain.setValueAtTime(gain, end - EDGE);
    envelope.gain.linearRampToValueAtTime(0, end);
    oscillator.connect(envelope).connect(context.destination);
    oscillator.start(begin);
    oscillator.stop(end);
    this.#sounding += 1;
    oscillator.onended = () => {
      this.#sounding -= 1;
      if (this.#sounding === 0) context.suspend();
    };
  }
}
