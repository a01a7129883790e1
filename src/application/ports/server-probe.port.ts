/** Asks whether the server can serve listeners now. */
export interface ServerProbe {
  isReady(): Promise<boolean>;
}
