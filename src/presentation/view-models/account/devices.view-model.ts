import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Device } from '../../../domain/session/devices.port';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import { renewed } from '../answer.view-model';
import { LOADING, type Loadable } from '../loadable';
import { PAGE_SIZES } from '../page-sizes';
import type { AccountDeps } from './account-deps';

/** What is being signed out: one device by its id, all others, or all devices. */
type Leaving = string | 'others' | 'everywhere';
/** Actions that need a confirmation first. */
export type Question = 'others' | 'everywhere';

/** The devices that are signed in. */
export class DevicesViewModel {
  devices: Loadable<readonly Device[]> = LOADING;
  leaving: ReadonlySet<Leaving> = new Set();
  question: Question | null = null;
  pageSize: number = PAGE_SIZES[0];
  private wanted = 1;

  constructor(private readonly deps: AccountDeps) {
    makeAutoObservable<this, 'deps'>(
      this,
      { devices: observableRef, leaving: observableRef, deps: false },
      { autoBind: true },
    );
  }

  get otherCount(): number {
    return this.all.filter(({ isCurrent }) => !isCurrent).length;
  }

  get totalPages(): number {
    return Math.max(1, Math.ceil(this.all.length / this.pageSize));
  }

  /** The last page may have disappeared since; then the page before it is the last. */
  get page(): number {
    return Math.min(this.wanted, this.totalPages);
  }

  /** The devices of the current page. */
  get shown(): readonly Device[] {
    return this.all.slice((this.page - 1) * this.pageSize, this.page * this.pageSize);
  }

  turnTo(page: number): void {
    this.wanted = page;
  }

  resize(pageSize: number): void {
    this.pageSize = pageSize;
    this.wanted = 1;
  }

  /** The time that relative times such as "12 minutes ago" are computed from. */
  get now(): number {
    return this.deps.clock.now();
  }

  async refresh(): Promise<void> {
    const answer = await this.deps.services.devices.list();
    runInAction(() => (this.devices = renewed(this.devices, answer)));
  }

  async retry(): Promise<void> {
    this.devices = LOADING;
    await this.refresh();
  }

  /** Takes effect at once, without undo. A device that is already signed out counts as success. */
  async signOut(device: Device): Promise<void> {
    const answer = await this.during(device.id, () => this.deps.services.devices.signOut(device.id));
    if (!answer.ok && answer.error.kind !== 'not-found') return this.notify(answer.error);
    this.keep(({ id }) => id !== device.id);
    this.deps.notices.show({ type: 'success', message: { kind: 'device-signed-out', device: device.name } });
  }

  raise(question: Question | null): void {
    this.question = question;
  }

  async answerYes(): Promise<void> {
    if (this.question === 'others') await this.signOutOthers();
    else await this.signOutEverywhere();
  }

  private get all(): readonly Device[] {
    return this.devices.kind === 'ready' ? this.devices.value : [];
  }

  private async signOutOthers(): Promise<void> {
    const count = this.otherCount;
    const answer = await this.during('others', () => this.deps.services.devices.signOutOthers());
    this.raise(null);
    if (!answer.ok) return this.notify(answer.error);
    this.keep(({ isCurrent }) => isCurrent);
    this.deps.notices.show({ type: 'success', message: { kind: 'others-signed-out', count } });
  }

  /** On success the session ends and its subscribers are notified. */
  private async signOutEverywhere(): Promise<void> {
    const answer = await this.during('everywhere', () => this.deps.services.signOutEverywhere.execute());
    this.raise(null);
    if (!answer.ok) this.notify(answer.error);
  }

  private async during<T>(leaving: Leaving, run: () => Promise<T>): Promise<T> {
    this.mark(leaving, true);
    const answer = await run();
    this.mark(leaving, false);
    return answer;
  }

  private mark(leaving: Leaving, isOn: boolean): void {
    const others = [...this.leaving].filter((each) => each !== leaving);
    this.leaving = new Set(isOn ? [...others, leaving] : others);
  }

  private keep(wanted: (device: Device) => boolean): void {
    if (this.devices.kind === 'ready') this.devices = { kind: 'ready', value: this.devices.value.filter(wanted) };
  }

  private notify(failure: GatewayFailure): void {
    this.deps.notices.show({ type: 'error', message: { kind: 'failure', failure } });
  }
}
