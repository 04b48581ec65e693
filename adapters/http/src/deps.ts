import type {
  CommonPasswordsDep,
  PasskeysDep,
  PasswordsDep,
  ProvidersDep,
  PublicUrlDep,
  SecretsDep,
  SendsMailDep,
  SessionsDep,
  SignUpModeDep,
} from '@throughline/core/account'
import type { StorageLimitDep } from '@throughline/core/attachment'
import type { CalendarReaderDep } from '@throughline/core/calendar'
import type { SkillMemoryDep } from '@throughline/core/career'
import type { CoachingDep } from '@throughline/core/discussion'
import type { PrinterDep, WordPrinterDep } from '@throughline/core/document'
import type { ImportReaderDep, SampleDep } from '@throughline/core/import'
import type { InterviewMemoryDep, ReviewMemoryDep } from '@throughline/core/interview'
import type { EntryMemoryDep } from '@throughline/core/journal'
import type {
  ActorDep,
  BlobsDep,
  ClockDep,
  DirectoryDep,
  GiveWayDep,
  IdsDep,
  KindsDep,
  OutboundDep,
  PusherDep,
  QueueDep,
  RateLimiter,
  RecordReaderDep,
  SealerDep,
  StoreDep,
} from '@throughline/core/kernel'
import type { ErrorSinkDep } from '@throughline/core/monitoring'
import type { DayMemoryDep } from '@throughline/core/progress'
import type { AsksForDep, MeantForDep, ResumeSetterDep } from '@throughline/core/resume'
import type { SandboxDep, SandboxUse } from '@throughline/core/sandbox'
import type { OfferDep } from '@throughline/core/subscription'
import type { Encode } from './encoding.ts'
import type { LogEntry } from './log.ts'

/** What the use cases behind the routes ask for. */
export type UseCaseDeps = StoreDep &
  BlobsDep &
  DirectoryDep &
  QueueDep &
  ClockDep &
  IdsDep &
  GiveWayDep &
  PasswordsDep &
  CommonPasswordsDep &
  PasskeysDep &
  SecretsDep &
  SealerDep &
  SessionsDep &
  ProvidersDep &
  PublicUrlDep &
  SendsMailDep &
  SignUpModeDep &
  PusherDep &
  StorageLimitDep &
  ImportReaderDep &
  SampleDep &
  PrinterDep &
  WordPrinterDep &
  ResumeSetterDep &
  AsksForDep &
  MeantForDep &
  OutboundDep &
  CalendarReaderDep &
  CoachingDep &
  OfferDep &
  SandboxDep

/** What the HTTP app is made of. */
export interface AppDeps extends UseCaseDeps, ErrorSinkDep {
  /** Origin of the configured public address, such as `https://throughline.example`; `null` where none is set: then the Host header says it. */
  publicOrigin: string | null
  /** Whether `X-Forwarded-For` is written by a proxy of ours. */
  trustProxy: boolean
  /** Told of every fault of ours, without anything a person wrote. */
  log(entry: LogEntry): void
  /** Once aborted, `/readyz` says that no more is to be sent here. */
  draining?: AbortSignal
  /** Ends the event streams once aborted. */
  shutdown?: AbortSignal
  /** In-process token buckets when absent. */
  limiter?: RateLimiter
  /**
   * Requests a minute of one person, from which the limits of tokens and addresses follow; `null` for no end. What is guessed
   * by has limits of its own.
   */
  requestLimit?: number | null
  /** Compression, where the platform has one. */
  encode?: Encode
}

/** The dependencies of a use case that is run for a person. */
export type PersonDeps = UseCaseDeps &
  ActorDep &
  KindsDep &
  RecordReaderDep &
  DayMemoryDep &
  EntryMemoryDep &
  InterviewMemoryDep &
  ReviewMemoryDep &
  SkillMemoryDep &
  SandboxUseDep

interface SandboxUseDep {
  /** What a sandbox has used of itself; `null` for the account of somebody. */
  sandboxUse: SandboxUse | null
}
