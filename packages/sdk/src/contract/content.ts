import { playingPageSize } from '@backbeat/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from './Endpoint.ts';
import {
  count,
  emailAddress,
  filledText,
  isoDateTime,
  noContent,
  orNull,
  pathId,
  personName,
  positiveInteger,
  trimmedText,
  webAddress,
} from './fields.ts';

/** A station tile: `variant` says where it stands ('hot', 'gaming'), `audioUrl` is the short id of its segment. */
export const stationCardSchema = z.object({
  title: z.string(),
  description: z.string(),
  audioUrl: z.string(),
  image: orNull(z.string()),
  variant: orNull(z.string()),
  numberOfTracks: orNull(count),
  lengthInHours: orNull(z.number().check(z.gte(0))),
  gradientFrom: orNull(z.string()),
  gradientTo: orNull(z.string()),
});

/** @see stationCardSchema */
export type StationCard = z.output<typeof stationCardSchema>;

/** What a creator says about the product. */
export const testimonialSchema = z.object({
  title: z.string(),
  role: z.string(),
  description: z.string(),
  image: orNull(z.string()),
  /** Address of a film of them saying it. */
  video: z.exactOptional(z.string()),
  /** Their channels. */
  urls: z.exactOptional(
    z.object({ twitch: z.exactOptional(z.string()), youtube: z.exactOptional(z.string()) }),
  ),
});

/** @see testimonialSchema */
export type Testimonial = z.output<typeof testimonialSchema>;

/** A track that someone played or is playing. */
export const playedTrackSchema = z.object({
  id: z.string(),
  title: z.string(),
  artist: z.string(),
  album: orNull(z.string()),
  artwork_url: orNull(z.string()),
  station: orNull(z.string()),
  played_at: isoDateTime,
  is_playing: z.boolean(),
});

/** @see playedTrackSchema */
export type PlayedTrack = z.output<typeof playedTrackSchema>;

/** The stations and testimonials of the home page. */
export const featuredHomepageEndpoint = defineEndpoint({
  name: 'featuredHomepage',
  method: 'GET',
  path: '/featured/homepage',
  auth: 'none',
  response: z.object({ stations: z.array(stationCardSchema), testimonials: z.array(testimonialSchema) }),
  retry: 'read',
});

/** What a person is playing, newest first; pages start at 1. */
export const playingEndpoint = defineEndpoint({
  name: 'playing',
  method: 'GET',
  path: '/playing/:uguid',
  auth: 'none',
  params: z.object({ uguid: pathId }),
  query: z.object({
    limit: z._default(positiveInteger.check(z.lte(100)), playingPageSize),
    page: z.exactOptional(positiveInteger.check(z.lte(10_000))),
  }),
  response: z.object({
    display_name: orNull(z.string()),
    avatar: orNull(z.string()),
    items: z.array(playedTrackSchema),
    page: positiveInteger,
    has_more: z.boolean(),
  }),
  retry: 'read',
});

/** A picture's address on the web: nothing else may get onto a page. */
const artworkAddress = webAddress.check(z.maxLength(2_000));

/** The player tells what the signed-in person plays from now on. */
export const playingReportEndpoint = defineEndpoint({
  name: 'playingReport',
  method: 'POST',
  path: '/api/v1/playing',
  auth: 'bearer',
  base: 'player',
  body: z.strictObject({
    title: filledText(200),
    artist: filledText(200),
    album: orNull(filledText(200)),
    artwork_url: orNull(artworkAddress),
    station: orNull(filledText(100)),
    /** How long the track is: after that nothing is playing. */
    duration_seconds: positiveInteger.check(z.lte(36_000)),
  }),
  response: noContent,
  retry: 'never',
});

/** The player tells that the signed-in person plays nothing any more. */
export const playingStopEndpoint = defineEndpoint({
  name: 'playingStop',
  method: 'POST',
  path: '/api/v1/playing/stop',
  auth: 'bearer',
  base: 'player',
  response: noContent,
  retry: 'keyed',
});

/** Write to the music team: ask for a song, or offer one. */
export const contactMusicEndpoint = defineEndpoint({
  name: 'contactMusic',
  method: 'POST',
  path: '/contact/music',
  auth: 'none',
  body: z.strictObject({
    name: personName,
    email: emailAddress,
    artist: z.exactOptional(trimmedText(200)),
    track: z.exactOptional(trimmedText(200)),
    link: z.exactOptional(trimmedText(500)),
    message: filledText(5_000),
  }),
  bodyType: 'form',
  response: noContent,
  retry: 'never',
});
