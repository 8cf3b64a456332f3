import { LogoWall as Wall } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { type LogoListName, logoLists } from '../content.ts';

const Spaced = styled(Wall, { base: css`margin-block-end: var(--section);` });

const lists = [
  { id: 'distributors', name: 'Distribution Partners' },
  { id: 'labels', name: 'Labels & Catalogs' },
] as const satisfies readonly { id: string; name: LogoListName }[];

const shown = lists.map(({ id, name }) => ({
  id,
  title: name,
  logos: logoLists[name].map((company) => ({ name: company })),
}));

/** Whose music is in the catalogue: two lists, chosen by their headings. */
export const LogoWall = () => (
  <Spaced label="Where the music comes from" lists={shown} note="The names shown are samples." />
);
