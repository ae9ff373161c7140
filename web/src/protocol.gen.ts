// Written by tools/web-types. Do not edit.

export interface Ack {
  type: "ack";
  match: string;
  request: string;
  seq: number;
}

export interface ActRequest {
  type: "act";
  match: string;
  action: string | number;
  expected: number;
  request: string;
}

export interface ActionMessage {
  id: number;
  kind: string;
  args: Record<string, Thing>;
  deadly: boolean;
  forecast: Record<string, number | string | null>;
}

export interface CastVote {
  agree: boolean;
}

export interface ChangeMe {
  name?: string | null;
  shape?: "circle" | "cross" | "diamond" | "drop" | "hexagon" | "square" | "star" | "triangle" | null;
}

export interface ChangeRules {
  absence?: number | null;
  stand_in?: string | null;
  quiet?: boolean | null;
}

export interface ChatMessage {
  type: "chat";
  match: string;
  lines: Array<LineMessage>;
}

export interface ChatRequest {
  type: "chat";
  match: string;
  text: string;
  request: string;
  to?: number | null;
}

export interface ClaimMessage {
  seq: number;
  seat: number;
  worth: "broken" | "kept" | "lie" | "open" | "true";
}

export interface ClaimsMessage {
  claims: Array<ClaimMessage>;
  tally: Array<Tally>;
}

export interface CreateMatch {
  numPlayers: number;
  setupData?: Record<string, string | boolean | number> | null;
  unlisted?: boolean;
}

export interface CreatedMatch {
  matchID: string;
}

export interface Empty {
}

export interface End {
  ending: string;
  payoffs: Array<number>;
  ranks: Array<number>;
}

export interface EventMessage {
  kind: string;
  args: Record<string, Thing>;
  reveals: boolean;
}

export interface Eyes {
  seat?: number | null;
  public?: boolean;
}

export interface Fault {
  type: "error";
  reason: string;
  message: string;
  match: string;
  request: string;
}

export interface Filter {
  isGameover?: boolean | null;
  updatedBefore?: number | null;
  updatedAfter?: number | null;
}

export interface GameMessage {
  id: string;
  rules: number;
  players: Array<number>;
  name: Record<string, string>;
  goal: Record<string, string>;
  options: Array<OptionMessage>;
  clashes: Array<[string, string]>;
  bots: Array<string>;
  guide: boolean;
  payoffs: [number, number];
}

export interface Goodbye {
  type: "goodbye";
  reason: string;
  reconnect: number | null;
}

export interface GuideMessage {
  game: string;
  players: number;
  options: Record<string, string>;
  seat: number;
  hints: Array<HintMessage>;
}

export interface Health {
  status: string;
}

export interface HintMessage {
  when: When;
  text: Record<string, string>;
  point: string;
  suggest: string;
  action: number | null;
}

export interface Hurry {
  type: "hurry";
  match: string;
  request: string;
}

export interface InviteMessage {
  number: number;
  seat: number | null;
  token: string;
}

export interface JoinMatch {
  playerName: string;
  playerID?: string | null;
  data?: Record<string, string | number | number | boolean | null> | null;
}

export interface JoinedMatch {
  playerID: string;
  playerCredentials: string;
}

export interface Language {
  lang?: "en" | "ja" | null;
}

export interface LeaveMatch {
  playerID: string;
  credentials: string;
}

export interface LineMessage {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: string;
  to: number | null;
  who: number | null;
  key: string;
  apart: boolean;
}

export interface Listing {
  game?: string | null;
  status?: "open" | "over" | "running" | null;
  mine?: boolean;
}

export interface LobbyMatch {
  matchID: string;
  gameName: string;
  players: Array<LobbyPlayer>;
  setupData: Record<string, string>;
  unlisted: boolean;
  createdAt: number;
  updatedAt: number;
  gameover: Record<string, string>;
  nextMatchID: string;
}

export interface LobbyMatches {
  matches: Array<LobbyMatch>;
}

export interface LobbyPlayer {
  id: number;
  name: string;
  data: unknown;
}

export interface LogMessage {
  events: Array<Array<EventMessage>>;
}

export interface Me {
  name: string;
  shape: string;
}

export interface MomentMessage {
  number: number;
  count: number;
  player: number | null;
  events: Array<EventMessage>;
  view: View;
}

export interface MomentsMessage {
  count: number;
  moments: Array<MomentMessage>;
}

export interface MyMatch {
  table: TableMessage;
  waiting: Array<number>;
  your_turn: boolean;
}

export interface NewGuided {
  game: string;
}

export interface NewInvite {
  seat?: number | null;
}

export interface NewTable {
  game: string;
  players?: number | null;
  options?: Record<string, string | boolean | number>;
  sit?: boolean;
  name?: string | null;
  bots?: Array<string>;
  private?: boolean;
  unlisted?: boolean;
  auto_start?: boolean;
  absence?: number;
  stand_in?: string | null;
  quiet?: boolean;
}

export interface NextMatch {
  nextMatchID: string;
}

export interface Nothing {
}

export interface OptionMessage {
  name: string;
  kind: "choice" | "number" | "switch";
  default: string;
  title: Record<string, string>;
  help: Record<string, string>;
  values: Array<ValueMessage>;
  span: Array<number>;
}

export interface PlayAgain {
  playerID: string;
  credentials: string;
  numPlayers?: number | null;
  setupData?: Record<string, string | boolean | number> | null;
  unlisted?: boolean;
}

export interface Presence {
  type: "presence";
  match: string;
  seats: Array<number>;
  watching: number;
  typing: Array<number>;
}

export interface Prompt {
  question: string;
  about: Record<string, Thing>;
  waiting: Array<number>;
  answered: number;
}

export interface Reason {
  type: "why";
  match: string;
  request: string;
  legal: boolean;
  rule: string;
  reason: string;
  text: Record<string, string>;
  rule_text: Record<string, string>;
}

export interface RefusedMessage {
  type: "refused";
  match: string;
  request: string;
  reason: string;
  key: string;
  rule: string;
  seq: number;
}

export interface Resume {
  token: string;
}

export interface RuleMessage {
  number: string;
  text: Record<string, string>;
}

export interface SayWord {
  word: string;
}

export interface SeatBot {
  level: string;
}

export interface SeatMessage {
  seat: number;
  kind: "bot" | "open" | "person" | "stand_in";
  name: string;
  shape: string;
  level: string;
  after: number;
  spare: boolean;
  offered: boolean;
  word: boolean;
  banned: boolean;
}

export interface SectionMessage {
  title: Record<string, string>;
  notes: Array<Record<string, string>>;
  rules: Array<RuleMessage>;
}

export interface SetStandIn {
  level: string;
  after?: number;
}

export interface SitDown {
  name?: string | null;
  seat?: number | null;
  invite?: string | null;
}

export interface StateMessage {
  type: "state";
  match: string;
  seq: number;
  since: number;
  table: TableMessage;
  view: View | null;
  setup: Array<EventMessage>;
  steps: Array<Step>;
  undo: string | null;
  decision: number | null;
}

export interface Step {
  seq: number;
  seat: number | null;
  back: boolean;
  talk: boolean;
  events: Array<EventMessage>;
}

export interface Stretch {
  seat?: number | null;
  public?: boolean;
  from?: number;
  to?: number | null;
}

export interface Subscribe {
  type: "subscribe";
  match: string;
  since?: number;
  chat?: number;
}

export interface TableMessage {
  id: string;
  game: string;
  rules: number;
  players: number;
  options: Record<string, string>;
  status: "open" | "over" | "running";
  ending: string | null;
  commitment: string;
  seats: Array<SeatMessage>;
  private: boolean;
  unlisted: boolean;
  guided: boolean;
  absence: number;
  stand_in: string;
  quiet: boolean;
  vote: VoteMessage | null;
  next: string | null;
  created: string;
  updated: string;
  you: You;
}

export interface Tally {
  seat: number;
  true: number;
  lie: number;
  kept: number;
  broken: number;
  open: number;
}

export interface Thing {
  domain: string;
  id: string | number;
}

export interface Token {
  token: string;
}

export interface Transcript {
  format: string;
  version: number;
  game: string;
  rules: number;
  players: number;
  options: Record<string, string | number | boolean>;
  seats: Array<string>;
  commitment: string;
  key: string;
  actions: Array<[number, string]>;
  words?: Array<string>;
  end?: TranscriptEnd | null;
}

export interface TranscriptEnd {
  ending: string;
  payoffs: Array<number>;
  hash: string;
}

export interface Typing {
  type: "typing";
  match: string;
  typing: boolean;
}

export interface Undo {
  type: "undo";
  match: string;
  expected: number;
  request: string;
}

export interface Unsubscribe {
  type: "unsubscribe";
  match: string;
}

export interface UpdatePlayer {
  playerID: string;
  credentials: string;
  newName?: string | null;
  data?: Record<string, string | number | number | boolean | null> | null;
}

export interface ValueMessage {
  value: string;
  title: Record<string, string>;
  help: Record<string, string>;
}

export interface Verdict {
  verified: boolean;
  game: string;
  rules: number;
  replayed: boolean;
  moves: number;
  ending: string;
  payoffs: Array<number>;
  commitment: string;
  hash: string;
}

export interface View {
  seat: number | null;
  state: Record<string, unknown>;
  prompt: Prompt | null;
  actions: Array<ActionMessage>;
  own_answer: ActionMessage | null;
  talk: Array<ActionMessage>;
  out: Array<number>;
  end: End | null;
}

export interface VoteMessage {
  seat: number;
  agreed: Array<number>;
  asked: Array<number>;
}

export interface When {
  question: string;
  round?: number | null;
  decision?: number | null;
}

export interface Why {
  type: "why";
  match: string;
  action: string | number;
  request: string;
}

export interface You {
  seat: number | null;
  host: boolean;
  voted_out: boolean;
}

export type ClientMessage =
  | ActRequest
  | ChatRequest
  | Hurry
  | Subscribe
  | Typing
  | Undo
  | Unsubscribe
  | Why;

export type ServerMessage =
  | Ack
  | ChatMessage
  | Fault
  | Goodbye
  | Presence
  | Reason
  | RefusedMessage
  | StateMessage;
