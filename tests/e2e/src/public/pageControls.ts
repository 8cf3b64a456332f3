import type { Page } from '@playwright/test';

/** How a control answers a press. */
export type ControlKind = 'button' | 'details' | 'field' | 'link' | 'switch' | 'tab';

/** A control that stands in a public page as it was served. */
export interface PageControl {
  /** Its place among the page's controls. */
  readonly id: number;
  readonly kind: ControlKind;
  readonly name: string;
  /** Controls of the same key are drawn by the same component in the same part of the page. */
  readonly component: string;
  /** Of the controls of one group the last one pressed counts: one radio of a set, one tab of a list. */
  readonly group: string;
  /** The menu or the tab that has to be pressed before it is visible. */
  readonly opener: number | null;
}

/** Where a control can be pressed now. */
export interface PressPoint {
  readonly x: number;
  readonly y: number;
}

/** The state of a page while its controls are pressed. */
export interface InputReport {
  /** The controls whose press reached the page before it was hydrated. */
  readonly early: readonly number[];
  /** What did not answer exactly once, in words. */
  readonly lost: readonly string[];
}

/** The functions that `watchControls` leaves in the page. */
export interface ControlWatch {
  /** All controls, hidden ones included. */
  readonly list: () => readonly PageControl[];
  /** Brings a control into view; null where it cannot be pressed now. */
  readonly point: (id: number) => PressPoint | null;
  readonly isHydrated: () => boolean;
  /** Whether it can be seen in a window of this width. */
  readonly isSeen: (id: number) => boolean;
  /** Whether nothing is left to wait for. */
  readonly isSettled: () => boolean;
  readonly report: () => InputReport;
}

declare global {
  interface Window {
    controlWatch: ControlWatch;
  }
}

/** The text that is typed into a field. It is valid as a web address and as a mail address. */
export const typedText = 'early@example.com';

/** Presses controls in a browser. */
export interface Presser {
  readonly pointOf: (id: number) => Promise<PressPoint | null>;
  readonly clickAt: (x: number, y: number) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
}

/** Presses in a page of Playwright. */
export const presserOf = (page: Page): Presser => ({
  pointOf: (id) => page.evaluate((own) => window.controlWatch.point(own), id),
  clickAt: (x, y) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
});

/** Presses a control, after what it stands behind, and types into a field; one that is covered is left alone. */
export const pressControl = async (
  presser: Presser,
  control: PageControl,
  all: readonly PageControl[],
  text = typedText,
): Promise<void> => {
  const opener = control.opener === null ? undefined : all[control.opener];
  if (opener) await pressControl(presser, opener, all, text);
  const point = await presser.pointOf(control.id);
  if (!point) return;
  await presser.clickAt(point.x, point.y);
  if (control.kind === 'field') await presser.type(text);
};
