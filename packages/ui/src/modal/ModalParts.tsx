'use client';

import type { ComponentProps, ReactElement } from 'react';
import { StepGrid, type StepGridProps } from '../art/StepGrid.tsx';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';

const artRows = ['12--11T1112-', '11P112P1T1P1'] as const;

/**
 * Two rows of the step grid for the upper edge of a dialog. Decorative.
 *
 * @example <Modal art={<ModalArt />} open={isOpen} onClose={close} title="Join the fun" />
 */
export const ModalArt = (props: Omit<StepGridProps, 'rows'>): ReactElement => (
  <StepGrid rows={artRows} pitch={36} cell={29} radius={9} {...props} />
);

/** Props of {@link ModalStack}. */
export interface ModalStackProps extends ComponentProps<'div'> {
  /** Dims the buttons and takes them out of reach, as before an agreement is ticked. @default false */
  locked?: boolean;
}

const Stack = styled('div', {
  base: css`
    display: grid;
    gap: 10px;
    & > * { justify-content: flex-start; padding-inline: 18px; min-block-size: 54px; }
  `,
  variants: { dimmed: { true: css`opacity: .42;` } },
});

/**
 * Buttons below each other in a dialog, such as the ways to sign in.
 *
 * @example <ModalStack locked={!accepted}><Button><Icon icon={TwitchIcon} />Sign up with Twitch</Button></ModalStack>
 */
export const ModalStack = ({ locked = false, ...rest }: ModalStackProps): ReactElement => (
  <Stack dimmed={locked} inert={locked} {...rest} />
);

/**
 * The answers to a dialog's question, side by side. Renders a `<div>`.
 *
 * @example <ModalActions><Button>Keep Premium</Button><Button variant="danger">Cancel Premium</Button></ModalActions>
 */
export const ModalActions: (props: ComponentProps<'div'>) => ReactElement = styled('div', {
  base: css`
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
    & > * { flex: 1 1 172px; white-space: nowrap; }
  `,
});

/**
 * The small print of a dialog. Renders a `<p>`.
 *
 * @example <ModalFoot>By signing in you accept our Terms of Use.</ModalFoot>
 */
export const ModalFoot: (props: ComponentProps<'p'>) => ReactElement = styled('p', {
  base: css`color: var(--bb-muted); font-size: var(--bb-fs-small); line-height: 1.45;`,
});
