import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../store/rootReducer.ts';

interface StreamerModeState {
  /** Turned on by hand; remembered on this device. */
  readonly isOn: boolean;
  /** The person's channel is on air. */
  readonly isLive: boolean;
  /** Turned off by hand while on air: it stays off until that stream ends. */
  readonly isOffForStream: boolean;
}

const initialState: StreamerModeState = { isOn: false, isLive: false, isOffForStream: false };

/** Streamer mode hides what viewers of a shared screen must not see. */
export const streamerModeSlice = createSlice({
  name: 'streamerMode',
  initialState,
  reducers: {
    streamerModeSet: (state, { payload: isOn }: PayloadAction<boolean>): StreamerModeState => ({
      ...state,
      isOn,
      isOffForStream: !isOn && state.isLive,
    }),
    /** What this device remembers. */
    keptModeRead: (state, { payload: isOn }: PayloadAction<boolean>): StreamerModeState => ({
      ...state,
      isOn,
    }),
    /** Null where nobody can say: then it stays as it was. */
    liveRead: (state, { payload: isLive }: PayloadAction<boolean | null>): StreamerModeState =>
      isLive === null || isLive === state.isLive ? state : { ...state, isLive, isOffForStream: false },
  },
  selectors: {
    selectIsStreamerMode: ({ isOn, isLive, isOffForStream }) => isOn || (isLive && !isOffForStream),
  },
});

export const { streamerModeSet, keptModeRead, liveRead } = streamerModeSlice.actions;

declare module '../store/rootReducer.ts' {
  interface LazySlices extends WithSlice<typeof streamerModeSlice> {}
}

export const { selectIsStreamerMode } = streamerModeSlice.injectInto(rootReducer).selectors;
