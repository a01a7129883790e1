import { fromEvent, map, merge, Subject } from 'rxjs';
import type { AppInstaller } from '../../application/ports/app-installer.port';
import type { InstallFacts } from '../../domain/app/install-state';
import { installWayOf } from '../../domain/app/install-way';
import type { InstallPrompt } from './install-prompt';

const OWN_WINDOW = '(display-mode: standalone), (display-mode: minimal-ui), (display-mode: fullscreen)';

/** Installs the app in this browser's own way: by the browser's install prompt if it has one. */
export class BrowserAppInstaller implements AppInstaller {
  readonly way = installWayOf({ userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints });
  private readonly prompts = new Subject<void>();
  private isInstalled = false;
  readonly changes;

  constructor(private readonly question: InstallPrompt) {
    const installed = fromEvent(window, 'appinstalled').pipe(map(() => void this.settle()));
    const offered = fromEvent(window, 'beforeinstallprompt');
    this.changes = merge(installed, offered, this.prompts).pipe(map(() => this.facts));
  }

  get facts(): InstallFacts {
    return {
      isRunning: window.matchMedia(OWN_WINDOW).matches || (navigator as { standalone?: boolean }).standalone === true,
      isInstalled: this.isInstalled,
      canAsk: this.question.latest !== null,
      isSecure: window.isSecureContext,
    };
  }

  /** A question that the browser no longer lets us ask counts as declined. */
  async ask(): Promise<boolean> {
    const { latest } = this.question;
    this.question.latest = null;
    const answer = await latest?.prompt().catch(() => null);
    this.prompts.next();
    return answer?.outcome === 'accepted';
  }

  private settle(): void {
    this.isInstalled = true;
    this.question.latest = null;
  }
}
