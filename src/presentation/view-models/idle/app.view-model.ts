import { makeAutoObservable, observableRef } from 'mobx';
import type { AppInstaller } from '../../../application/ports/app-installer.port';
import type { AppVersions } from '../../../application/ports/app-versions.port';
import { installStateOf, type InstallFacts, type InstallState } from '../../../domain/app/install-state';
import { INSTALL_WAYS, type InstallWay } from '../../../domain/app/install-way';
import { Scope } from '../scope';

interface Playing {
  readonly isPlaying: boolean;
}

/** Installing and updating the app. */
export class AppViewModel {
  private facts: InstallFacts;
  /** The browser asked, and the listener declined. */
  isDismissed = false;
  private isNewer = false;
  private isPutOff = false;
  private readonly scope = new Scope();

  constructor(
    private readonly installer: AppInstaller,
    private readonly versions: AppVersions,
    private readonly player: Playing,
  ) {
    this.facts = installer.facts;
    makeAutoObservable<this, 'facts' | 'installer' | 'versions' | 'player' | 'scope'>(
      this,
      { facts: observableRef, installer: false, versions: false, player: false, scope: false },
      { autoBind: true },
    );
    this.scope.hold(installer.changes.subscribe(this.reflect), versions.newer.subscribe(this.reflectNewer));
  }

  get state(): InstallState {
    return installStateOf(this.facts);
  }

  get way(): InstallWay {
    return this.installer.way;
  }

  get otherWays(): readonly InstallWay[] {
    return INSTALL_WAYS.filter((way) => way !== this.way);
  }

  /** Playback is never interrupted: a newer version is offered only while nothing plays, once per page load. */
  get offersRenewal(): boolean {
    return this.isNewer && !this.isPutOff && !this.player.isPlaying;
  }

  async install(): Promise<void> {
    this.dismiss(!(await this.installer.ask()));
  }

  renew(): void {
    this.versions.renew();
  }

  putOff(): void {
    this.isPutOff = true;
  }

  dispose(): void {
    this.scope.end();
  }

  private dismiss(isDismissed: boolean): void {
    this.isDismissed = isDismissed;
  }

  private reflect(facts: InstallFacts): void {
    this.facts = facts;
  }

  private reflectNewer(): void {
    this.isNewer = true;
  }
}
