/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "icon:*" {
  import type { IconData } from "~/shell/icon";
  const icon: IconData;
  export default icon;
}
