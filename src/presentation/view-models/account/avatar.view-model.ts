import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AvatarProgress } from '../../../application/session/upload-avatar';
import { cropInside, faultOfPicture, faultOfSize, type AvatarFault } from '../../../domain/profile/avatar';
import { moveCrop, zoomCrop, zoomOf, type PictureSize } from '../../../domain/profile/crop-frame';
import type { ChosenFile, SquareCrop } from '../../../domain/profile/picture';
import { pictureFacts } from '../../../domain/profile/picture-facts';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import { Scope } from '../scope';
import type { AccountDeps } from './account-deps';

/** A chosen picture; its size is known once the picture is displayed. */
interface Choice {
  readonly file: ChosenFile;
  readonly size: PictureSize | null;
  readonly crop: SquareCrop | null;
}

/** Turns a chosen file into the account's picture: checks it, crops it to a square, uploads it. */
export class AvatarViewModel {
  choice: Choice | null = null;
  failure: AvatarFault | GatewayFailure | null = null;
  progress: AvatarProgress | null = null;
  private readonly scope = new Scope();

  constructor(private readonly deps: AccountDeps) {
    makeAutoObservable<this, 'deps' | 'scope'>(
      this,
      { choice: observableRef, failure: observableRef, progress: observableRef, deps: false, scope: false },
      { autoBind: true },
    );
  }

  get isBusy(): boolean {
    return this.progress !== null;
  }

  /** Upload progress from 0 to 1; null while the picture is being prepared. */
  get share(): number | null {
    return this.progress?.kind === 'sending' ? this.progress.share : null;
  }

  get zoom(): number {
    const { size = null, crop = null } = this.choice ?? {};
    return size === null || crop === null ? 1 : zoomOf(size, crop);
  }

  /** Rejects a file that cannot become a picture before anything is decoded. */
  async choose(file: ChosenFile): Promise<void> {
    this.failure = faultOfSize(file.size);
    this.choice = null;
    if (this.failure !== null) return;
    const bytes = await file.arrayBuffer().catch(() => new ArrayBuffer(0));
    const fault = faultOfPicture(pictureFacts(new Uint8Array(bytes)));
    runInAction(() => {
      if (fault === null) this.choice = { file, size: null, crop: null };
      else this.failure = fault;
    });
  }

  /** The size of the picture as displayed, with its orientation applied. */
  measure(size: PictureSize): void {
    if (this.choice !== null) this.choice = { ...this.choice, size, crop: cropInside(size.width, size.height, null) };
  }

  /** The file looks like a picture, but the browser cannot decode it. */
  refuse(): void {
    this.choice = null;
    this.failure = { kind: 'not-a-picture' };
  }

  move(right: number, down: number): void {
    this.changeCrop((size, crop) => moveCrop(size, crop, right, down));
  }

  setZoom(zoom: number): void {
    this.changeCrop((size, crop) => zoomCrop(size, crop, zoom));
  }

  /** Cancels, including a running upload. */
  cancel(): void {
    this.scope.end();
    this.choice = null;
    this.progress = null;
  }

  send(): void {
    const { choice } = this;
    if (choice === null || this.isBusy) return;
    this.failure = null;
    this.progress = { kind: 'preparing' };
    const progress = this.deps.services.uploadAvatar.execute(choice.file, choice.crop);
    this.scope.hold(progress.subscribe(this.follow));
  }

  dispose(): void {
    this.cancel();
  }

  private changeCrop(change: (size: PictureSize, crop: SquareCrop) => SquareCrop): void {
    const { choice } = this;
    if (choice === null || choice.size === null || choice.crop === null || this.isBusy) return;
    this.choice = { ...choice, crop: change(choice.size, choice.crop) };
  }

  private follow(step: AvatarProgress): void {
    this.progress = step.kind === 'done' || step.kind === 'failed' ? null : step;
    if (step.kind === 'failed') this.failure = step.failure;
    if (step.kind !== 'done') return;
    this.choice = null;
    this.deps.notices.show({ type: 'success', message: { kind: 'avatar-saved' } });
  }
}
