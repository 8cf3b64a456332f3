/**
 * On each text of the fallback file for readers without scripts. The build makes two files of it (server/finishBuild.ts):
 * one for pages that are on their way, one for addresses that nothing answers.
 */
export const readerMark = 'data-reader';
