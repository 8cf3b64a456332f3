import { playLargeChannel, stageInProcess } from '../testing/playLargeChannel.ts';
import { startShop } from '../testing/startShop.ts';

/** Tries to get Pro for a large channel at the price of a small one, and prints quotes and charges. */
const print = (line: string) => process.stdout.write(`${line}\n`);
const shop = await startShop();
const { quoted, ...moments } = await playLargeChannel(stageInProcess(shop), shop.api.deps.clock.now);
const dollars = (cents: number | null) => (cents === null ? 'nothing' : `$${(cents / 100).toFixed(2)}`);
print(
  `Pro for the small channel: ${dollars(quoted.smallCents)}, for the large one: ${dollars(quoted.largeCents)}`,
);
for (const [name, { charged, pending, light, certificate }] of Object.entries(moments))
  print(
    `${name}: charged ${charged.map(dollars).join(', ')}; waiting: ${dollars(pending)}; light: ${light}; certificate: ${certificate}`,
  );
await shop.close();
const isHeld =
  moments.secondRenewal.charged.at(-1) === quoted.largeCents &&
  moments.firstRenewal.certificate === 'nothing';
print(isHeld ? 'The large channel was paid for before it was covered.' : 'The attack went through.');
process.exitCode = isHeld ? 0 : 1;
