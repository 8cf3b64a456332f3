/** Components whose paint is the same in both schemes, each with the reason. */
export const fixedColours: Readonly<Record<string, string>> = {
  DefaultAvatar: 'a picture with its own ground',
  GameCard: 'white words on a picture with its own ground',
  LoadingOverlay: 'a dark sheet over what is loading',
  StationArt: 'the two colours of the station',
};
