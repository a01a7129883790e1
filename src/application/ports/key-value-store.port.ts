/** Small texts kept in this browser. Where storage is missing, full or blocked it keeps them for the life of the tab. */
export interface KeyValueStore {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}
