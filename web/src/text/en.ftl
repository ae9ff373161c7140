### The page's own words.

## Everywhere

nav = Pages
skip-to-main = Skip to the main part
home = To the games
loading = Loading …
close = Close
cancel = Cancel
copy = Copy
copied = Copied
search = Search
nothing-found = Nothing found.
somebody = Somebody
you = you
seat = Player { $number }
reload = Reload
page-broken = This page could not be loaded.
lost = There is nothing here
lost-help = This address leads nowhere. Perhaps a part of it got lost.
no-such-game = There is no such game here.

## Home

tagline = Board games about zombies: alone, with bots or with friends.
home-games = Games
home-mine = Your games
home-open = Open tables
play = Play
guided = Learn to play
rules = Rules
players = { $most ->
        [1] 1 player
       *[other] { $least ->
            [one] { $least } to { $most } players
           *[other] { $least } to { $most } players
        }
    }
seats-open = { $count ->
        [one] 1 seat is open
       *[other] { $count } seats are open
    }
ready-short = Ready to start

## A new table

new-table = New game
new-players = Players
new-watch = I only host and watch
new-options = Options
new-options-changed = { $count ->
        [0] the standard game
        [one] 1 changed
       *[other] { $count } changed
    }
option-is = { $title }: { $value }
option-off = without { $title }
new-who = Who may come
new-private = For the invited only
new-private-help = Only people with an invitation can sit down. Everybody with the link may watch.
new-unlisted = Not in the lists
new-unlisted-help = The table does not show up on the home page or among the finished games of others.
new-play = Start the game
new-create = Create the table
clash = “{ $one }” and “{ $other }” cannot be combined. Switch one of them off.

## Seats and tables

table = Table
seats = Players
seat-open = Open seat
seat-open-person = Open, for a person
seat-bot = Bot
seat-bot-level = Bot ({ $level })
seat-stand-in = a bot stands in
seat-word = has added a word
seat-here = here
seat-away = not here
seat-to-act = to act
seat-done = has chosen
level-random = rolls dice
level-hints = knows the game
level-search = thinks ahead
level-look_1 = looks one round ahead
level-look_2 = looks two rounds ahead
level-look_3 = looks three rounds ahead
level-mean = reckons with averages
level-sampler_12 = tries twelve roads
level-exact = reckons to the end
bot-name = Bot { $letter }
bot-add = Add a bot …
bot-none = No bot
bot-level = Level of the bot
sit = Sit down
sit-anywhere = Take an open seat
leave = Leave the table
leave-to-bot = Leave; a bot plays on
voted-out = The others have voted to let a bot play your seat; you may watch.
take-back-seat = Take my seat back
bot-plays-for-you = A bot plays for you at the moment.
kick = Send away
ban = Ban
ban-sure = { $name } leaves the table and cannot come back to it.
ban-from-chat-sure = { $name } can say nothing more at this table. The seat stays theirs. This cannot be taken back.
seat-banned = banned from the chat
ban-from-chat = Ban from the chat
handover = Hand over my seat
handover-how = You give your seat in this game to somebody else, for good. They see everything that this seat may know, and nothing that was whispered to or by you. You may then only watch. Everybody is told.
handover-make = Make a link for them
handover-link = Send this link to the person who is to play on for you. Until they sit down the seat is yours.
handover-keep = Keep my seat after all
vote = Vote
vote-begin = Vote to let a bot play for { $name }
vote-begun = The vote has begun: shall a bot play for { $name }? The others are asked at the table.
vote-about = Shall a bot play for { $name } from now on?
vote-state = For it: { $agreed }. Still asked: { $missing }.
vote-yes = Yes, a bot
vote-no = No
vote-take-back = Take my vote back
absence = A bot stands in for anybody who has not answered for
absence-help = Fixed when the game begins. They may take their seat back at any time.
absence-is = A bot ({ $level }) stands in for anybody who has not answered for { $time }. They may take their seat back at any time.
absence-never = No bot stands in for somebody who does not answer, unless they want it.
quiet = Spectators do not write to players
quiet-help = What they say only spectators read.
start = Start
ready = Everybody is here.
wait-for-host = Everybody is here; the host starts the game.
stand-in-after = A bot stands in for me after
seconds = { $seconds ->
        [0] never
        [30] 30 seconds
        [90] 90 seconds
        [300] 5 minutes
        [3600] 1 hour
        [86400] 1 day
       *[other] { $seconds } seconds
    }
share = Invite people
share-anyone = Whoever has this link can watch and take an open seat.
share-watch = Whoever has this link can watch. Sitting down needs an invitation.
invites-help = An invitation is a link to a seat. You can withdraw it.
invite = Invite
invite-new = New invitation to any seat
invite-link = Invitation link
invited = You are invited to play { $game }.
invited-running = You are invited to take over a seat in a running game of { $game }: you will see what that seat may know.
revoke = Withdraw
watchers = { $count ->
        [one] 1 watching
       *[other] { $count } watching
    }
your-name = Your name
your-shape = Your shape
shape-circle = Circle
shape-square = Square
shape-triangle = Triangle
shape-diamond = Diamond
shape-hexagon = Hexagon
shape-star = Star
shape-cross = Cross
shape-drop = Drop

## Fair dice

fair = Fair dice
fair-how = Before the first move the server publishes the fingerprint (SHA-256) of its secret key, from which all shuffles and dice come. After the game it shows the key, and anybody can check both. You may add a word of your own: it is mixed into the key, so not even the server could choose the cards.
word = A word of yours
word-add = Mix it in
word-added = Your word is mixed into the key.
verify = Verify this game
verify-short = Verify
verify-file = Verify a file
proof-working = Playing the game again from its key …
proof-yes = Verified: { $moves ->
        [one] 1 move follows
       *[other] all { $moves } moves follow
    } from the key that was promised before the game.
proof-no = Not verified: the game does not follow from its key.
proof-how = The server played the whole game again from its key. Your browser computed the fingerprint of the key itself.
proof-past = The server played the whole game again from its key when it was over, by version { $rules } of the rules, which have changed since. Your browser computed the fingerprint of the key itself.
proof-commitment = Fingerprint, published before the first move
proof-key = Key, shown after the game
proof-own-hash = Fingerprint of the key, computed by your browser
proof-words = Words mixed into the key

## At the table

board = Board
zoom = Zoom
zoom-in = Closer
zoom-out = Further away
zoom-fit = The whole board
banner-yours = Your turn.
banner-theirs = { $names } to act.
banner-somebody = Somebody may act.
banner-over = Broken off.
banner-asked = “{ $question }”
banner-chosen = You have chosen: { $action }.
banner-answered = { $done } of { $total } have chosen.
banner-choosing = Still choosing: { $names }.
actions = Actions
choose-next = Now choose one of the marked things.
all-actions = All actions ({ $count })
picked-so-far = Chosen: { $things }. { $count ->
        [one] One action fits.
       *[other] { $count } actions fit.
    }
confirm = Do this?
confirm-deadly = This will kill you. Do it all the same?
deadly = deadly
do-it = Do it
undo = Take back
change-answer = Change my choice
skip = Skip
say = Say something to the table
sending = Sending …
own-answer = You have chosen: { $action }. The others are still choosing.
watching = You are watching.
wait = Waiting for the others.
thing-picked = chosen
thing-target = can be chosen
inspector = Up close
side = Log, chat and rules
tab-log = Log
tab-chat = Chat
tab-rules = Rules
log = What happened
log-new = Since you last looked
log-setup = The game begins.
log-taken-back = taken back
log-moment = Look at moment { $number }
line-lost = No connection. Trying again …
line-ended = The server has closed the connection.
newer = Shamble is newer than this page. Reload it to play on.
line-retry = Try now

## Why not

why-not = Why not?
why-title = Why not { $thing }?
why-asking = Asking the rules …
why-none = Nothing forbids it: it only does not fit what you have chosen so far.
why-open-rule = Open in the rule book
why-refused = That is not possible now.
why-unavailable = Saving … The server cannot write just now. Your move is sent again by itself.
why-nothing_said = There is nothing to read in what you wrote.
why-old_position = Something has happened in the meantime. Look again and choose anew.
why-not_your_turn = It is not your turn.
why-game_over = The game is over.
why-unknown_action = There is no such action here.
why-not_started = The game has not begun.
why-not_seated = You have no seat at this table.
why-not_out = You still play: nothing can be skipped.
why-others_play = Somebody still plays, so the bots take their time.
why-banned_from_chat = The host has banned you from the chat of this table; your seat stays yours.
why-banned = The host has banned you from this table.
why-busy = The server is busy. Try again in a moment.
why-talks_too_fast = You say a lot. Wait a few seconds and send it again.
why-spectators_too_fast = The spectators say a lot. Wait a few seconds and send it again.
why-nobody_there = Nobody sits there.
why-no_such_seat = There is no such seat to speak to.
why-undo_revealed = This cannot be taken back: something hidden came to light since.
why-undo_chance = This cannot be taken back: dice or cards have decided something since.
why-undo_others = This cannot be taken back: somebody else has acted since.
why-undo_nothing = There is nothing of yours to take back.
why-undo_over = The game is over: nothing can be taken back.

## Chat

chat = Chat
chat-which = Whose chat
chat-table = At the table
chat-spectators = Spectators ({ $count })
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-to = To whom
chat-to-all = To all
chat-whispers = to { $name } alone:
chat-mute = Mute { $name }
chat-unmute = Show all
chat-hidden = { $count ->
        [one] 1 line is hidden.
       *[other] { $count } lines are hidden.
    }
chat-quiet = Spectators do not write to players at this table: they read each other, players do not read them.
notice-left = { $name } has left. A bot plays on until they are back.
notice-silent = { $name } has not answered for long. A bot plays until they are back.
notice-back = { $name } is back.
notice-came = { $name } has taken over from a bot.
notice-gone = { $name } has gone for good. A bot plays on.
notice-voted_out = The players have voted: a bot plays for { $name } from now on.
notice-handed_over = { $name } has handed their seat over to { $detail }.
notice-offered = { $name } is about to hand their seat over.
notice-kept = { $name } keeps their seat.
notice-vote = { $detail } has begun a vote: shall a bot play for { $name }?
notice-vote_ended = The vote about { $name } has come to nothing.
notice-banned = The host has banned { $name } from the chat. The seat stays theirs.
notice-quiet = From now on spectators do not write to players.
notice-loud = From now on players read what spectators write.
notice-absence = A bot stands in for anybody who has not answered for: { $detail }.
chat-typing = { $names } …

## The end

verdict-you_won = You won
verdict-you_lost = You lost
verdict-all_won = You all won
verdict-all_lost = You all lost
verdict-team_won = They all won
verdict-team_lost = They all lost
verdict-they_won = { $names } won
verdict-they_lost = { $names } lost
verdict-nobody_won = Nobody won
out-hurry = Show how it ends
out-skip = Skip to what stands now
out-skipping = Skipping ahead …
out-watch = Watch on
out-others = Somebody else still plays, so bots take their time.
end = The end
end-rank = Rank
end-player = Player
end-payoff = Points
end-result = Result
end-won = won
end-lost = lost
end-score = Score
end-show = Show the result
end-to-board = To the board
rematch = Play again
rematch-join = Join the next game
rematch-watch = Watch the next game
replay = Replay
export = Save as file
import = Load a game file

## What was said, and what it was worth

worth-true = true
worth-lie = a lie
worth-kept = kept
worth-broken = broken
worth-open = never tested
tally = What was said, and what it was worth
tally-of = { $name }: { $counted }
tally-true = { $count } true
tally-lie = { $count ->
        [one] 1 lie
       *[other] { $count } lies
    }
tally-kept = { $count } kept
tally-broken = { $count } broken
tally-open = { $count } never tested
tally-none = claimed nothing

## Replay

replay-of = Replay: { $game }
replay-controls = Replay
replay-moment = Moment
replay-at = Moment { $number } of { $count }
replay-first = To the beginning
replay-last = To the end
replay-back = One step back
replay-next = One step on
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-eyes = Seen by
replay-public = Everybody
replay-link = Link to this moment
to-table = To the table

## Finished games

finished = Finished games
finished-whose = Whose games
finished-mine = Mine
finished-all = Everybody's
finished-none = No finished games yet.
file-no-json = This file is not a game file.

## Rule book

rules-of = Rules of { $game }
rules-search = Search the rules

## Guided first game

guide = Guide
guide-try = Try: { $action }
guide-do = Do that
guide-next = Next
guide-done = Got it
guide-skip = I can manage alone

## Settings

settings = Settings
set-lang = Language
set-theme = Appearance
set-speed = Animation
set-confirm = Ask before acting
set-alerts = When it is my turn
set-me = Who I am
theme-dark = Dark
theme-light = Light
theme-system = As the system
theme-to-light = Switch to light
theme-to-dark = Switch to dark
speed-none = None
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-reduced = Your system asks for reduced motion, so nothing moves.
confirm-when-deadly = If it is deadly
confirm-always = Always
confirm-never = Never
alert-title = Show it in the title of the tab
alert-sound = Play a sound
alert-notify = Show a notification when the tab is hidden
alert-refused = Your browser does not allow notifications from this page.
alert-turn = { $game }: your turn

## Another device

device = Play on another device
device-how = Open your personal link on the other device: there you are the same guest, with the same seats. It is good for a week.
device-make = Make my link
device-link = Your personal link
device-secret = Keep it to yourself: whoever opens it is you.
forget = Forget me
forget-how = You become somebody new on this device. Your links and other devices are no longer you. In running games a bot plays your seat for good; at tables that have not begun your seat is free. This cannot be taken back.
forget-yes = Forget me for good
device-become = This link makes you the guest of another device, with all their seats. Who you are on this device now is forgotten.
device-yes = Continue here

## Keyboard

keys = Keyboard shortcuts
keys-table = At the table
keys-replay = In a replay
key-tab = to the board, the actions, the log and back
key-arrows = from thing to thing on the board
key-choose = choose; on what cannot be chosen: ask why
key-escape = drop the choice, close what is open
key-board = to the board
key-actions = to the actions
key-inspect = look at a thing up close
key-undo = take back
key-skip = skip the animation
key-log = log
key-chat = chat
key-rules = rule book
key-zoom = closer, further away, whole board
key-help = this list
key-step = one step back, one step on
key-play = play or pause
key-ends = to the beginning, to the end

## Credits

credits = Credits
credits-icons = Icons
credits-game-icons = Icons from game-icons.net, used under the Creative Commons Attribution 3.0 licence (CC BY 3.0), recoloured and cut to our shapes. Their authors:
credits-lucide = Interface icons from Lucide (ISC licence).
credits-fonts = Type
credits-programs = Programs

## Trouble

trouble-unknown = Something went wrong. Try again.
trouble-unplayable = This game cannot be played again: its record is damaged.
trouble-broken_off = This game was broken off when its rules changed: it has no result to verify. Its replay and its file are there.
trouble-past_rules = This game was played by rules that this server no longer has, and no record of it was kept.
trouble-offline = The server does not answer. Is it running, and are you online?
trouble-too_fast = Too fast. Wait a moment and try again.
trouble-too_slow = That took too long to arrive. Try again.
trouble-address_limit = Too much at once from your network. Wait a moment and try again.
trouble-bad_name = Choose a name that can be seen and read, without invisible characters.
trouble-busy = The server is busy. Try again in a moment.
trouble-unavailable = The server is busy. Try again in a moment.
trouble-not_host = Only the host may do this.
trouble-banned = The host has banned you from this table. You may still watch.
trouble-invited_only = This table is for the invited. Ask the host for a link.
trouble-revoked = This invitation is no longer good. Ask the host for another.
trouble-bad_invite = This invitation is not for this table.
trouble-other_seat = This invitation is for another seat.
trouble-bad_link = This link is no longer good. Make a new one.
trouble-already_seated = You already have a seat at this table.
trouble-taken = This seat is taken.
trouble-name_taken = Somebody at this table has this name, or one that looks the same. Choose another.
trouble-full = There is no open seat.
trouble-not_full = There are open seats: the game starts when all are taken.
trouble-running = The game has already begun.
trouble-not_over = The game is not over; its key stays secret until then.
trouble-not_judged = What was said is judged when the game is over.
trouble-sealed = The key of the day is shown when the day is over (UTC).
trouble-daily = The daily game is the same for everybody: it takes no words.
trouble-not_started = The game has not begun.
trouble-not_seated = You have no seat at this table.
trouble-not_your_seat = While a game runs, you see it only as yourself.
trouble-no_such_match = There is no such table.
trouble-no_such_game = There is no such game here.
trouble-no_such_moment = The game has no such moment.
trouble-not_found = There is nothing here.
trouble-wrong_origin = The server does not accept this page's address. Open the address it printed when it started.
trouble-yourself = The host cannot be sent away. Leave instead.
trouble-nobody_there = Nobody sits there.
trouble-only_by_vote = Nobody is sent away from a game that has begun. The other players may vote.
trouble-not_yours = Only that player may choose this.
trouble-had_person = This seat was somebody's in this game. Nobody else gets it.
trouble-had_seat = You had a seat in this game already. You may still watch.
trouble-over = The game is over.
trouble-rules_fixed = The game has begun: what was agreed about absence stays.
trouble-too_short = A bot stands in after 30 seconds at the earliest.
trouble-too_few = A vote needs two other players who have been here since the game began.
trouble-voted_enough = Your votes have come to nothing three times. Somebody else may begin one.
trouble-other_vote = There is a vote already.
trouble-no_vote = There is no such vote any more.
trouble-not_asked = You are not asked in this vote.
trouble-no_person = No person plays there at the moment.
trouble-away = A bot plays for you. Take your seat back first.
trouble-no_vote_now = Only players of a running game vote.
trouble-no_handover = Only a seat of a running game is handed over.
trouble-not_a_person = This is a bot.
trouble-too_large = This file is too large.
trouble-bad_file = This file is not a sound game file.
trouble-bad_body = The server did not understand this. Is it a game file?
