/** Small texts stored in this browser. If storage is missing, full or blocked, they are held in memory until the tab is closed. */
export interface KeyValueStore {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}
