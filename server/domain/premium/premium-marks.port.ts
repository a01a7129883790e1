/** What is premium, and who hears it. Each answers false where there is no such song or account. */
export interface PremiumMarks {
  markSong(songId: string, isPremium: boolean): Promise<boolean>;
  markAccount(accountId: string, isPremium: boolean): Promise<boolean>;
}
