// Walks through the whole lobby with boardgame.io's LobbyClient and prints what it was told.
const { LobbyClient } = require('boardgame.io/client');

async function main() {
  const client = new LobbyClient({ server: process.argv[2] });
  const said = { games: await client.listGames() };
  const created = await client.createMatch('lanterns', {
    numPlayers: 2,
    setupData: { rounds: 'three' },
  });
  said.created = created;
  const id = created.matchID;
  const where = { isGameover: false, updatedAfter: 1 };
  said.listed = (await client.listMatches('lanterns', where)).matches.map((m) => m.matchID);
  said.first = await client.joinMatch('lanterns', id, { playerID: '0', playerName: 'Al' });
  said.second = await client.joinMatch('lanterns', id, { playerName: 'Bea' });
  said.full = await client.getMatch('lanterns', id);
  const own = { playerID: '0', credentials: said.first.playerCredentials };
  await client.updatePlayer('lanterns', id, { ...own, newName: 'Alan', data: { team: 'red' } });
  said.updated = await client.getMatch('lanterns', id);
  try {
    await client.joinMatch('lanterns', id, { playerName: 'Cy' });
  } catch (error) {
    said.refused = { message: error.message, details: error.details };
  }
  const other = { playerID: '1', credentials: said.second.playerCredentials };
  await client.leaveMatch('lanterns', id, own);
  said.left = await client.getMatch('lanterns', id);
  await client.leaveMatch('lanterns', id, other);
  while (!(await client.getMatch('lanterns', id)).gameover) {
    await new Promise((done) => setTimeout(done, 20)); // bots play to the end
  }
  said.next = (await client.playAgain('lanterns', id, own)).nextMatchID;
  said.nextAgain = (await client.playAgain('lanterns', id, other)).nextMatchID;
  console.log(JSON.stringify(said));
}

main().catch((error) => {
  console.error(error, JSON.stringify(error.details));
  process.exit(1);
});
