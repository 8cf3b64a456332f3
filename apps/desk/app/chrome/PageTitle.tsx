/** The name of a screen in the tab. Never a person's: tabs are seen by whoever looks on. */
export const PageTitle = ({ title }: { readonly title: string }) => <title>{`${title} · Desk`}</title>;
