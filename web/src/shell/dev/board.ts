import { mount } from "svelte";
import "~/fonts.css";
import "~/app.css";
import { ui } from "~/shell/ui.svelte";
import Stand from "./Stand.svelte";

await ui.begin();
mount(Stand, { target: document.getElementById("app")! });
