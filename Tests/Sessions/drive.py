"""Drives the sample application by the package `mcp` of the Python package index, a client that nobody here wrote.

Usage: drive.py PROGRAM, the program of sample-session
"""
import asyncio
import sys

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

# Each task: what is called, and what must be in the answer.
TASKS = [
    ("look", {}, 'e2 textField "Email"'),
    ("find", {"text": "sign"}, 'button "Sign in"'),
    ("why", {"target": "Sign in", "role": "button"}, "it is disabled"),
    ("tap", {"target": "e2"}, "keyboard up"),
    ("type", {"text": "ada@example.com"}, '"ada@example.com"'),
    ("type", {"text": "secret1", "target": "Password"}, "focused"),
    ("tap", {"target": "Sign in", "role": "button"}, "That password is not right."),
    ("undo", {}, "took back tap"),
    ("steps", {}, "3. type secret1 Password"),
    ("type", {"text": "", "target": "Password", "clear": True}, "~ e3"),
    ("device", {"action": "rotate left"}, "SignInViewController"),
    ("device", {"action": "home"}, "in the background"),
    ("device", {"action": "activate"}, "SignInViewController"),
    ("device", {"action": "portrait"}, "SignInViewController"),
    ("advance", {"time": "1m"}, "error: time is"),
    ("advance", {"time": 60}, "SignInViewController"),
    ("pending", {}, "."),
    ("tree", {}, "UIWindow"),
    ("tap", {"target": "e99"}, "error: There is no e99"),
    ("tap", {}, "error: tap needs target"),
    ("log", {}, ""),
]


async def drive(program):
    parameters = StdioServerParameters(command=program, args=["--mcp"])
    async with stdio_client(parameters) as (read, write):
        async with ClientSession(read, write) as session:
            await session.initialize()
            tools = {tool.name for tool in (await session.list_tools()).tools}
            missing = {name for name, _, _ in TASKS} - tools
            if missing:
                raise SystemExit(f"tools that are not listed: {sorted(missing)}")
            for name, arguments, expected in TASKS:
                result = await session.call_tool(name, arguments)
                # The attribute is named otherwise in later versions of the package.
                failed = result.model_dump(by_alias=True)["isError"]
                text = ("error: " if failed else "") + result.content[0].text
                wanted = expected.startswith("error: ")
                if expected not in text or wanted != failed:
                    raise SystemExit(f"{name} {arguments} was answered by:\n{text}\nwanted: {expected}")
    print(f"{len(TASKS)} tasks were carried out by the client mcp.")


asyncio.run(drive(sys.argv[1]))
