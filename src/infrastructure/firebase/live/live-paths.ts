/** The paths shared by the account's devices; only that account may read or write there (`firebase/database.rules.json`). */
export const livePaths = (account: string) => {
  const root = `live/${account}`;
  return {
    peers: `${root}/peers`,
    peer: (tab: string) => `${root}/peers/${tab}`,
    commandsFor: (tab: string) => `${root}/commands/${tab}`,
    revisions: `${root}/revisions`,
    revision: (document: string) => `${root}/revisions/${document}`,
  };
};
