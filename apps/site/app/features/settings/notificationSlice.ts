import type { Notification } from '@backbeat/domain';
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../store/rootReducer.ts';
import { changedElsewhere } from '../session/index.ts';

/** What just happened, and where it leads on. */
export interface PageNotification extends Notification {
  readonly link?: { readonly label: string; readonly href: string };
  /** Takes the focus: it answers a dialog, or a control that goes away later. */
  readonly takesFocus?: boolean;
}

interface NotificationState {
  readonly current: PageNotification | null;
}

const initialState: NotificationState = { current: null };

/**
 * One notification at a time; a new one replaces the old one, leaving the page removes it, and so does another tab
 * that changes what it may be about.
 */
export const notificationSlice = createSlice({
  name: 'notification',
  initialState,
  reducers: {
    notified: (_state, action: PayloadAction<PageNotification>): NotificationState => ({
      current: action.payload,
    }),
    notificationDismissed: (): NotificationState => initialState,
  },
  extraReducers: (builder) => builder.addCase(changedElsewhere, () => initialState),
  selectors: { selectNotification: (state) => state.current },
});

export const { notified, notificationDismissed } = notificationSlice.actions;

declare module '../../store/rootReducer.ts' {
  interface LazySlices extends WithSlice<typeof notificationSlice> {}
}

export const { selectNotification } = notificationSlice.injectInto(rootReducer).selectors;
