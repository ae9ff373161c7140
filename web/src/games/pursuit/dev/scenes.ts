import { mount } from "svelte";
import "~/fonts.css";
import "~/app.css";
import Scenes from "./Scenes.svelte";

mount(Scenes, { target: document.getElementById("app")! });
