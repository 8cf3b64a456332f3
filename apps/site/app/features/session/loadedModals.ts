import type { ComponentType } from 'react';

/** Props of the session's modals. */
export interface SessionModalsProps {
  /** The code in the address of what went wrong on the way back from the identity provider. */
  readonly error: string | null;
}

/** The modals, once a page has brought them (modals.ts); until then they are fetched when one is wanted. */
export const loadedModals: { current: ComponentType<SessionModalsProps> | null } = { current: null };
