// What is heard with Orca where somebody far away moves and speaks while a line is typed: each line once and in order, and no letter is lost.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Table, withRelay } from '../far.mjs';
import { withPage } from '../browser.mjs';
import { LOCALES, Player, kind } from '../page.mjs';
import { isEcho, Reader, SEEN, Typist, until } from './desk.mjs';

test(`a table with Orca and ${kind}, at which others go on while one types`, { timeout: 600_000 }, () =>
  withRelay((relay) =>
    withPage(async ({ browser, server }) => {
      const table = await Table.open(['domino', '--seed', '1', '--name', 'Anna', `--relay=${relay}`, '--page-address', server.address]);
      const reader = await Reader.begin();
      try {
        const player = await Typist.open(browser, server.address, { locale: LOCALES.en, viewport: null });
        player.heeds = (key) => reader.echoes(key);
        await reader.says((await player.told())[0]);
        await player.escape(reader);
        await Player.prototype.type.call(player, `join ${await table.hears(/^http\S+#/)}`);
        await player.hears(/^Anna opens with 5-5/);
        // What comes close together is one text.
        const isSaid = ({ event, text }) => event === 'end' && text.includes('Anna opens with 5-5');
        await until(() => reader.spoken().some(isSaid), () => JSON.stringify(reader.heard()));
        reader.mark();
        const line = 'say good day to you';
        const news = ['Anna lays no extra tile.', 'Anna: take your time', 'Anna: and another thing'];
        await player.keys(line.slice(0, 6));
        table.types('pass');
        await player.hears(/^Anna lays no extra tile/);
        await player.keys(line.slice(6, 12));
        table.types('say take your time');
        table.types('say and another thing');
        await player.hears(/^Anna: and another thing/);
        await player.keys(line.slice(12));
        assert.equal(await player.page.inputValue('#line'), line);
        await player.enter();
        await table.hears(/^Player two: good day to you/);
        await player.hears(/^Said\./);
        const heard = () => reader.heard().filter((text) => !isEcho(text, line)).join(' ');
        await until(() => heard().endsWith('Said.'), heard);
        assert.equal(heard(), [...news, 'Said.'].join(' '));
        assert.deepEqual(player.faults, []);
        await player.close();
      } finally {
        await reader.end();
        await table.close();
      }
    }, SEEN),
  ));
