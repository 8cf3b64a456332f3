/** Components whose paint is the same in both schemes, each with the reason. */
export const fixedColours: Readonly<Record<string, string>> = {
  DefaultAvatar: 'a picture with its own ground',
  DownloadArt: 'drawn in the ink of the loud band',
  EmblemArt: 'a picture with its own ground',
  GameCard: 'white words on a picture with its own ground',
  LoadingOverlay: 'a dark sheet over what is loading',
  Kitten: 'a picture with its own ground',
  Portrait: 'a picture with its own ground',
  Poster: 'the one loud band is as loud in both',
  Puppy: 'a picture with its own ground',
  StationArt: 'the two colours of the station',
};
