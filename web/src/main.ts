import { mount } from "svelte";
import "./fonts.css";
import "./app.css";
import App from "./App.svelte";
import { ui } from "./shell/ui.svelte";

await ui.begin();
mount(App, { target: document.getElementById("app")! });
