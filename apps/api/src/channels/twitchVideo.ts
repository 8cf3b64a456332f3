import * as z from 'zod/mini';
import type { FoundVideo } from './platforms.ts';

const moment = z.iso.datetime({ offset: true });

const recordingSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  user_name: z.string(),
  title: z.string(),
  created_at: moment,
  type: z.string(),
  /** Such as `3h8m33s`. */
  duration: z.string(),
});

const clipSchema = z.object({
  id: z.string(),
  broadcaster_id: z.string(),
  broadcaster_name: z.string(),
  /** Empty where the recording is gone. */
  video_id: z.string(),
  title: z.string(),
  created_at: moment,
  duration: z.number(),
  vod_offset: z.optional(z.nullable(z.number())),
});

export const recordingsSchema = z.object({ data: z.array(recordingSchema) });
export const clipsSchema = z.object({ data: z.array(clipSchema) });

const durationMs = (text: string): number => {
  const [, hours = '0', minutes = '0', seconds = '0'] =
    /^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.exec(text) ?? [];
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
};

/** A recording in our words. Only an archive is a whole stream: highlights and uploads have no time of their own. */
export const toFoundRecording = ({
  id,
  user_id,
  user_name,
  title,
  created_at,
  type,
  duration,
}: z.output<typeof recordingSchema>): FoundVideo => {
  const from = new Date(created_at);
  const shown = { id, channelId: user_id, channelName: user_name, title, from };
  return type === 'archive'
    ? { ...shown, kind: 'live', until: new Date(from.getTime() + durationMs(duration)) }
    : { ...shown, kind: 'upload', until: null };
};

/** A clip in our words: at its place in the recording, or when it was made where that is gone. */
export const toFoundClip = (
  {
    id,
    broadcaster_id,
    broadcaster_name,
    title,
    created_at,
    duration,
    vod_offset,
  }: z.output<typeof clipSchema>,
  recording: FoundVideo | undefined,
): FoundVideo => {
  const lengthMs = duration * 1000;
  const startedMs = recording?.kind === 'live' ? recording.from?.getTime() : undefined;
  const fromMs =
    startedMs === undefined || vod_offset == null
      ? Date.parse(created_at) - lengthMs
      : startedMs + vod_offset * 1000;
  return {
    id,
    channelId: broadcaster_id,
    channelName: broadcaster_name,
    title,
    kind: 'live',
    from: new Date(fromMs),
    until: new Date(fromMs + lengthMs),
  };
};
