/** Where on the page of coverage somebody adds a video channel. */
export const videoChannelId = 'video-channel';
