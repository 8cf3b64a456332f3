/** When a plan covers a stream. An entry of its own, because no price depends on it. */
export * from './coverage/CoveredPeriod.ts';
export * from './coverage/channelListing.ts';
export * from './coverage/coverage.ts';
export * from './coverage/coverageNames.ts';
export * from './coverage/coveredPeriods.ts';
export * from './coverage/streamExtension.ts';
export * from './coverage/videoCoverage.ts';
