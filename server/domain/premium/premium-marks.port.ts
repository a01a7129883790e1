/** Which songs are premium, and which accounts hear them. Each method returns false if there is no such song or account. */
export interface PremiumMarks {
  markSong(songId: string, isPremium: boolean): Promise<boolean>;
  markAccount(accountId: string, isPremium: boolean): Promise<boolean>;
}
