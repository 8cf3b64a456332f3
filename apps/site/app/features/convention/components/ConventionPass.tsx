import { convention } from '@backbeat/domain';
import {
  Badge,
  Code,
  DayName,
  DayNumber,
  Days,
  Off,
  Pass,
  PassLogo,
  PassName,
  Percent,
  Place,
  PlaceDates,
  PlaceName,
  Share,
  Slot,
  Strap,
  Top,
} from './passStyles.ts';

const days = [
  { date: 22, name: 'Wed' },
  { date: 23, name: 'Thu' },
  { date: 24, name: 'Fri' },
  { date: 25, name: 'Sat' },
] as const;

/** A code that only looks like one: 1 is a lit cell. */
const code = [...'1101001110101100101101110010110100111010'].map((cell, place) => ({
  place,
  lit: cell === '1',
}));

/** The strap of cells: sixteen across, then two cords that meet over the badge. */
const across = Array.from({ length: 16 }, (_, cell) => ({
  x: 2 + cell * 29,
  y: 2,
  lit: cell === 5 || cell === 10,
}));
const cords = [
  { x: 162, y: 31, lit: false },
  { x: 277, y: 31, lit: true },
  { x: 176, y: 60, lit: false },
  { x: 263, y: 60, lit: false },
  { x: 190, y: 89, lit: true },
  { x: 249, y: 89, lit: false },
  { x: 205, y: 118, lit: false },
  { x: 234, y: 118, lit: false },
  { x: 219, y: 147, lit: true },
] as const;

const StrapArt = () => (
  <Strap viewBox="0 0 464 172" aria-hidden="true">
    {[...across, ...cords].map(({ x, y, lit }) => (
      <rect key={`${x}-${y}`} x={x} y={y} width="25" height="25" rx="7" opacity={lit ? undefined : 0.2} />
    ))}
  </Strap>
);

/** The badge of the convention on its lanyard, with the discount, the days and the place. */
export const ConventionPass = () => (
  <Badge>
    <StrapArt />
    <Pass role="group" aria-label="Convention badge">
      <Slot aria-hidden="true" />
      <Top>
        <PassLogo />
        <PassName>Creator pass</PassName>
      </Top>
      <Share>
        <Percent>{convention.discountPercent}%</Percent>
        <Off>off Premium</Off>
      </Share>
      <Days aria-label="22 to 25 June 2022">
        {days.map(({ date, name }) => (
          <li key={date}>
            <DayNumber>{date}</DayNumber>
            <DayName>{name}</DayName>
          </li>
        ))}
      </Days>
      <Place>
        <PlaceName>{convention.place}</PlaceName>
        <PlaceDates>{convention.dates}</PlaceDates>
      </Place>
      <Code aria-hidden="true">
        {code.map(({ place, lit }) => (
          <i key={place} data-on={lit ? '' : undefined} />
        ))}
      </Code>
    </Pass>
  </Badge>
);
