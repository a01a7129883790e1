/** Where the lowest caption line ends, in percent of the picture's height: above the text that overlays the picture. */
const LOWEST_LINE = 64;

/** The captions of a clip, over its picture. They are fetched when they are first shown. */
export class CaptionTrack {
  private track: HTMLTrackElement | null = null;

  constructor(
    private readonly element: HTMLMediaElement,
    private readonly url: string | null,
  ) {}

  show(isShown: boolean): void {
    if (isShown) this.track ??= this.make();
    if (this.track !== null) this.track.track.mode = isShown ? 'showing' : 'hidden';
  }

  remove(): void {
    this.track?.remove();
    this.track = null;
  }

  private make(): HTMLTrackElement | null {
    if (this.url === null) return null;
    const track = this.element.ownerDocument.createElement('track');
    track.kind = 'captions';
    track.src = this.url;
    track.addEventListener('load', () => raise(track.track));
    this.element.append(track);
    return track;
  }
}

function raise({ cues }: TextTrack): void {
  for (const cue of Array.from(cues ?? [])) {
    if (!(cue instanceof VTTCue)) continue;
    cue.snapToLines = false;
    cue.lineAlign = 'end';
    cue.line = LOWEST_LINE;
  }
}
