'use client';

import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';
import { Container } from '../layout/Container.tsx';
import { css, from, styled } from '../styling/index.ts';
import { Tabs } from '../tabs/Tabs.tsx';
import { Text } from '../typography/Text.tsx';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';

/** The upper edge is slanted; the rows keep that much padding above. */
const Wall = styled('section', {
  base: css`
    --bb-slant: 3.125rem;
    padding-block: 4rem;
    background: var(--bb-raised);
    clip-path: polygon(0 var(--bb-slant), 100% 0, 100% 100%, 0 100%);
    &:dir(rtl) { clip-path: polygon(0 0, 100% var(--bb-slant), 100% 100%, 0 100%); }
    ${from(768)} { --bb-slant: 4.6875rem; }
  `,
});

const Rows = styled(Container, {
  base: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 28px;
    padding-block-start: var(--bb-slant);
  `,
});

/** The tabs as large headings; without scripts all lists show. */
const Lists = styled('div', {
  base: css`
    & [role="tablist"] { flex-wrap: wrap; gap: 8px clamp(8px, calc(3vw - 12px), 32px); background: none; }
    & [role="tab"] { padding: 6px 6px 10px; font: 750 var(--bb-fs-h2)/1.1 var(--bb-font-display); color: var(--bb-text); letter-spacing: -.022em; text-align: start; }
    & [aria-selected="false"]:not(:hover) { opacity: .6; }
    @media (scripting: none) { & [role="tabpanel"][hidden] { display: block !important; } }
  `,
});

/** A name without a picture is set as a wordmark, in one of four styles. */
const LogoGrid = styled('ul', {
  base: css`
    display: grid;
    grid-template-columns: repeat(2, 45%);
    justify-content: space-between;
    gap: 1rem;
    ${from(768)} { grid-template-columns: repeat(4, 22.5%); }
    ${from(992)} { grid-template-columns: repeat(8, 10%); }
    & > li {
      display: grid;
      place-items: center;
      min-block-size: 76px;
      padding: 8px 4px;
      border-radius: 18px;
      background: var(--bb-ground);
      font: 700 1.0625rem/1.05 var(--bb-font-display);
      letter-spacing: -.025em;
      text-align: center;
      overflow-wrap: anywhere;
      ${from(992)} { min-block-size: 92px; }
    }
    & > li:nth-of-type(4n + 2) { font-weight: 800; letter-spacing: -.05em; word-spacing: .14em; }
    & > li:nth-of-type(4n + 3) { font-weight: 600; letter-spacing: .02em; }
    & > li:nth-of-type(4n) { font-family: var(--bb-font-text); font-weight: 500; letter-spacing: -.01em; }
    & img { max-block-size: 48px; object-fit: contain; }
    @media (forced-colors: active) { & > li { border: 1px solid; } }
  `,
});

/** A company on the wall. */
export interface WallLogo {
  /** Its name; also the wordmark where there is no picture. */
  readonly name: string;
  /** Address of its logo. */
  readonly image?: string;
}

/** A heading of the wall and the companies below it. */
export interface LogoList {
  /** Unique among the lists. */
  readonly id: string;
  /** The heading, to press. */
  readonly title: string;
  /** In the order that they show. */
  readonly logos: readonly WallLogo[];
}

/** Props of {@link LogoWall}. */
export interface LogoWallProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What the wall is of, for screen readers. */
  label: string;
  /** One list each; with two or more, the headings are tabs. */
  lists: readonly LogoList[];
  /** A quiet line below. */
  note?: ReactNode;
}

/**
 * Companies on 2, 4 or 8 columns below a slanting edge; the headings choose whose logos show.
 *
 * @example <LogoWall label="Partners" lists={[{ id: 'labels', title: 'Labels', logos: [{ name: 'Papercut' }] }]} />
 */
export const LogoWall = ({ label, lists, note, ...rest }: LogoWallProps): ReactElement => {
  const titleId = useId();
  const tabs = lists.map(({ id, title, logos }) => ({
    id,
    label: title,
    panel: (
      <LogoGrid>
        {logos.map(({ name, image }) => (
          <li key={name}>{image === undefined ? name : <img src={image} alt={name} loading="lazy" />}</li>
        ))}
      </LogoGrid>
    ),
  }));
  return (
    <Wall aria-labelledby={titleId} {...rest}>
      <Rows>
        <h2 id={titleId}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </h2>
        <Lists>
          <Tabs label={label} tabs={tabs} />
        </Lists>
        {note === undefined ? null : (
          <Text size="small" tone="muted">
            {note}
          </Text>
        )}
      </Rows>
    </Wall>
  );
};
