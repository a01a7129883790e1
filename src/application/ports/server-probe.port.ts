/**
 * Asks whether the server can serve listeners now. It is asked again and again while the server does not answer, so it sends one small
 * request that needs no session: by `fetch`, or by a transport `outsideSession`, never by one `inSession`, whose answers may end the
 * session. Where a server answers this request with a refusal (OpenSubsonic's `ping` without credentials), the refusal means that it
 * is ready.
 */
export interface ServerProbe {
  /** False where nothing answers within a few seconds; it never rejects. */
  isReady(): Promise<boolean>;
}
