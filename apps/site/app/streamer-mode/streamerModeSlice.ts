import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../store/rootReducer.ts';
import { emptyMode, isModeOn, type StoredMode, streamGapMs } from './storedMode.ts';

interface StreamerModeState extends StoredMode {
  /** Whether the channel is on air is being asked, and was not heard on this page yet. */
  readonly isAsking: boolean;
}

const initialState: StreamerModeState = { ...emptyMode, isAsking: false };

/** Streamer mode hides what viewers of a shared screen must not see. */
export const streamerModeSlice = createSlice({
  name: 'streamerMode',
  initialState,
  reducers: {
    streamerModeSet: (state, { payload: isOn }: PayloadAction<boolean>): StreamerModeState => ({
      ...state,
      isOn,
      offForStreamMs: !isOn && state.isLive === true ? state.streamSinceMs : 0,
    }),
    /** What this device remembers. */
    storedModeRead: (state, { payload: kept }: PayloadAction<StoredMode>): StreamerModeState => ({
      ...state,
      ...kept,
    }),
    liveAsked: (state): StreamerModeState => ({ ...state, isAsking: true }),
    /** Null where nobody can say: then it stays as it was. */
    liveRead: (
      state,
      {
        payload: { isLive, atMs },
      }: PayloadAction<{ readonly isLive: boolean | null; readonly atMs: number }>,
    ): StreamerModeState => {
      if (isLive === null || atMs < state.heardAtMs) return { ...state, isAsking: false };
      const isSameStream = state.isLive === true && atMs - state.heardAtMs < streamGapMs;
      return {
        ...state,
        isLive,
        heardAtMs: atMs,
        streamSinceMs: isSameStream ? state.streamSinceMs : atMs,
        isAsking: false,
      };
    },
  },
  selectors: {
    selectIsStreamerMode: isModeOn,
    /** It turned on by itself, as the channel is on air. */
    selectIsOnForStream: (state): boolean => isModeOn(state) && !state.isOn,
    /** Where a channel is known, it may have gone on air since: what is private stays unseen until the first answer. */
    selectHiding: (state): 'none' | 'unseen' | 'hidden' => {
      if (isModeOn(state)) return 'hidden';
      return state.isAsking && state.isLive === false ? 'unseen' : 'none';
    },
    selectStoredMode: ({ isAsking, ...kept }): StoredMode => kept,
  },
});

export const { streamerModeSet, storedModeRead, liveAsked, liveRead } = streamerModeSlice.actions;

declare module '../store/rootReducer.ts' {
  interface LazySlices extends WithSlice<typeof streamerModeSlice> {}
}

export const { selectIsStreamerMode, selectIsOnForStream, selectHiding, selectStoredMode } =
  streamerModeSlice.injectInto(rootReducer).selectors;
