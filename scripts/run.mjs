// The one entrance of every root command: fetches the toolchain, installs packages, then runs the command.
// Runs on the system's own Node (≥ 20) with nothing installed, so it and what it imports have no dependencies.
import { spawn } from "node:child_process";
import path from "node:path";
import { COMMANDS } from "./commands.mjs";
import { installPackages } from "./lib/install.mjs";
import { ROOT, WORK_CACHE } from "./lib/paths.mjs";
import { Problem, report } from "./lib/say.mjs";
import { toolchainEnv } from "./lib/toolchain.mjs";

/** @param {string[]} options */
async function main([name, ...args]) {
  const command = name && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command)
    throw new Problem(`${name ? `no command "${name}"` : "which command?"} There are: ${list()}`, { exitCode: 2 });
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < 20) throw new Problem(`Node ≥ 20 is needed to begin, this is ${major}.${minor}`);
  const env = await toolchainEnv();
  await installPackages(env);
  return execute(command, args, env);
}

function list() {
  return Object.keys(COMMANDS).join(", ");
}

/** @param {import("./commands.mjs").Command} command @param {string[]} args @param {NodeJS.ProcessEnv} env */
function execute({ file, run = [] }, args, env) {
  const [program, ...first] = file ? ["node", path.join(ROOT, file)] : run;
  const bin = path.join(ROOT, "node_modules", ".bin");
  // Node caches compiled code there, for every program that is started from here.
  const compiled = { NODE_COMPILE_CACHE: path.join(WORK_CACHE, "compiled") };
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...first, ...args], {
      cwd: ROOT,
      env: { ...compiled, ...env, PATH: `${env.PATH}${path.delimiter}${bin}` },
      // The channel shows our own scripts that this process was killed, so that they stop their own processes.
      stdio: file ? ["inherit", "inherit", "inherit", "ipc"] : "inherit",
    });
    // A terminal's Ctrl-C reaches programs of others by itself, and twice means force to some of them; our own scripts
    // count it as one, so it is passed on to them for a person who signals only this process.
    process.on("SIGINT", () => file && child.kill("SIGINT"));
    for (const signal of /** @type {const} */ (["SIGTERM", "SIGHUP"])) process.on(signal, () => child.kill(signal));
    // npm was ended without this process: started processes must not outlive their terminal.
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), 500).unref();
    child.on("error", (error) => reject(new Problem(`${program} could not be started: ${error.message}`)));
    child.on("exit", (code, signal) => resolve(code ?? (signal === "SIGINT" ? 130 : 1)));
  });
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error) => process.exit(report(error)),
);
