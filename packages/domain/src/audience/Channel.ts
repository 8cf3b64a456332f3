/** A channel as pages show it. */
export interface Channel {
  readonly id: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly averageViewers: number;
}
