import { isPadLanguage } from "@hotseat/collab/pad/messages";

export interface PadLanguageParts {
  /** Null until somebody chose one. */
  readonly language: string | null;
  /** The questions whose language was set, the newest at the end. */
  readonly questionIds: readonly number[];
  save(language: string, questionIds: number[]): Promise<void>;
  /** It is stored. */
  saved(language: string): void;
  failed(error: Error): void;
}

/** Questions that are kept: more than a session has, but a client can name any. */
const QUESTIONS_MAX = 200;

/** The language of a pad. One choice is written at a time; of those that come meanwhile the newest is the next. */
export class PadLanguage {
  private readonly parts: PadLanguageParts;
  private newest: string | null;
  private readonly questionIds: Set<number>;
  private isWaiting = false;
  private writing: Promise<void> | null = null;
  private hasEnded = false;

  constructor(parts: PadLanguageParts) {
    this.parts = parts;
    this.newest = parts.language;
    this.questionIds = new Set(parts.questionIds);
  }

  /** An unknown language, or the present one, changes nothing. */
  choose(language: string): void {
    if (!isPadLanguage(language) || language === this.newest) return;
    this.newest = language;
    this.write();
  }

  /** Once for each question, also when it comes back: a language that somebody chose after it stays. */
  chooseFor(question: number, language: string): void {
    if (!isPadLanguage(language) || this.questionIds.has(question)) return;
    this.questionIds.add(question);
    for (const oldest of this.questionIds) if (this.questionIds.size > QUESTIONS_MAX) this.questionIds.delete(oldest);
    this.newest = language;
    this.write();
  }

  /** Resolves when the newest choice is stored, or cannot be. */
  async settle(): Promise<void> {
    await this.writing;
  }

  /** Nothing else is written. */
  end(): void {
    this.hasEnded = true;
  }

  private write(): void {
    this.isWaiting = true;
    this.writing ??= this.writeAll();
  }

  private async writeAll(): Promise<void> {
    try {
      while (this.isWaiting && !this.hasEnded) {
        this.isWaiting = false;
        const language = this.newest as string;
        await this.parts.save(language, [...this.questionIds]);
        if (!this.hasEnded) this.parts.saved(language);
      }
    } catch (error) {
      this.hasEnded = true;
      this.parts.failed(error as Error);
    } finally {
      this.writing = null;
    }
  }
}
