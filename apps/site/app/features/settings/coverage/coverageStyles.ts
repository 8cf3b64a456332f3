import { Heading, Icon } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';

/** The lamp beside what it says. */
export const Top = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 18px;
    align-items: center;
    ${below(576)} { align-items: start; }
  `,
});

export const TopWords = styled('div', { base: css`display: grid; gap: 4px; overflow-wrap: anywhere;` });

export const LightTitle = styled(Heading, { base: css`font-size: 1.5rem; letter-spacing: -.02em;` });

/** Green, amber or red; its icon says the same to whoever does not see the colour. */
export const Lamp = styled('span', {
  base: css`
    display: grid;
    place-items: center;
    inline-size: 112px;
    block-size: 64px;
    border-radius: 20px;
    ${below(768)} { inline-size: 72px; block-size: 52px; border-radius: 16px; }
    @media (forced-colors: active) { border: 1px solid; }
  `,
  variants: {
    light: {
      green: css`background: var(--bb-teal); color: var(--bb-on-teal);`,
      amber: css`background: var(--bb-sun); color: var(--bb-on-sun);`,
      red: css`background: var(--bb-pink); color: var(--bb-on-pink);`,
      off: css`background: var(--bb-cell-2); color: var(--bb-text);`,
    },
  },
});

export const LampIcon = styled(Icon, { base: css`inline-size: 32px; block-size: 32px; stroke-width: 3;` });

/** What the light is made of, one held note for each. */
export const StepList = styled('ol', {
  base: css`
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 16px 8px;
    & li {
      position: relative;
      display: grid;
      gap: 4px;
      align-content: start;
      padding-block-start: 14px;
      font-size: var(--bb-fs-small);
      line-height: 1.35;
      font-variant-numeric: tabular-nums lining-nums;
    }
    & li::before {
      content: "";
      position: absolute;
      inset-inline: 0;
      inset-block-start: 0;
      block-size: 6px;
      border-radius: 3px;
      background: var(--bb-teal);
    }
    & li[data-state="fix"]::before { background: var(--fix); }
    & li[data-state="off"]::before { background: var(--bb-cell-2); }
    ${below(576)} { grid-template-columns: minmax(0, 1fr); }
    @media (forced-colors: active) { & li::before { background: CanvasText; } }
  `,
  variants: {
    light: {
      green: css`--fix: var(--bb-sun);`,
      amber: css`--fix: var(--bb-sun);`,
      red: css`--fix: var(--bb-pink);`,
    },
  },
});

export const StepName = styled('b', {
  base: css`display: flex; gap: 6px; align-items: center; font-weight: 600;`,
});

export const StepIcon = styled(Icon, {
  base: css`inline-size: 15px; block-size: 15px; stroke-width: 3;`,
  variants: {
    state: {
      ok: css`color: var(--bb-teal);`,
      fix: css`color: var(--bb-text);`,
      off: css`color: var(--bb-muted);`,
    },
  },
});

export const StepText = styled('span', { base: css`color: var(--bb-muted); overflow-wrap: anywhere;` });

/** A field and the buttons that belong to it, in one line where there is room. */
export const Line = styled('form', {
  base: css`
    display: grid;
    grid-template-columns: minmax(0, 320px) auto;
    gap: 12px;
    align-items: end;
    justify-content: start;
    ${below(576)} { grid-template-columns: minmax(0, 1fr); }
  `,
});

/** Channels below each other, each with what everybody may read of it. */
export const Addresses = styled('ul', {
  base: css`
    display: grid;
    & > li { display: grid; gap: 10px; padding-block: 16px; border-block-end: 1px solid var(--bb-rule); }
    & > li:first-of-type { padding-block-start: 0; }
    & > li:last-of-type { border: 0; padding-block-end: 0; }
  `,
});

/** Channels below each other, each with where it stands. */
export const ChannelLines = styled('ul', {
  base: css`
    display: grid;
    & > li { padding-block: 16px; border-block-end: 1px solid var(--bb-rule); }
    & > li:first-of-type { padding-block-start: 0; }
    & > li:last-of-type { border: 0; padding-block-end: 0; }
  `,
});

export const ChannelLine = styled('li', {
  base: css`
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 10px 16px;
    align-items: center;
    ${below(576)} {
      grid-template-columns: auto minmax(0, 1fr);
      align-items: start;
      & > :nth-child(3) { grid-column: 2; justify-self: start; }
    }
  `,
});

export const ChannelWords = styled('div', { base: css`display: grid; gap: 4px; line-height: 1.45;` });
