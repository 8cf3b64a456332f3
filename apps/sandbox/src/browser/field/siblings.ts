import type { CardValues } from './tokenRequest.ts';

/** What a field shows to the other fields of its group, which come from the same origin. */
export interface FieldPeer {
  readonly groupId: string;
  values(): CardValues;
}

const peerKey = 'sandboxFieldPeer';

const isPeer = (value: unknown): value is FieldPeer =>
  typeof value === 'object' && value !== null && 'groupId' in value && 'values' in value;

/** Lets the other fields of the group find this one. */
export const announcePeer = (peer: FieldPeer): void => {
  Reflect.set(window, peerKey, peer);
};

const peerIn = (frame: Window): FieldPeer | null => {
  try {
    const found: unknown = Reflect.get(frame, peerKey);
    return isPeer(found) ? found : null;
  } catch {
    // Another origin's frame: nobody of ours.
    return null;
  }
};

/** The fields of a group on this page, this one among them. */
export const peersOf = (groupId: string): FieldPeer[] => {
  const frames = Array.from({ length: parent.frames.length }, (_, index) => parent.frames[index]);
  return frames
    .flatMap((frame) => (frame === undefined ? [] : (peerIn(frame) ?? [])))
    .filter((peer) => peer.groupId === groupId);
};
