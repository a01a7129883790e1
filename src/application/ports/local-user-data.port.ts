/** The data that this browser stores about its users. */
export interface LocalUserData {
  /** Deletes all of it except the language and the theme, and restarts the app. */
  purge(): void;
}
