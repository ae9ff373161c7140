/** The gallery of everything the toolkit draws: `npm run dev`, then /src/art/dev/index.html. */
import { mount } from "svelte";
import "~/fonts.css";
import "~/app.css";
import Gallery from "./Gallery.svelte";

mount(Gallery, { target: document.getElementById("app")! });
