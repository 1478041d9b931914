/**
 * The command that runs a test up to the end of a step, and opens a prompt there: `number` is the step's, from 1.
 *
 * `undefined` for what is no test.
 */
function recordingCommand(test, number) {
    return test.id ? `ROBOT_SESSION=step:${number} swift test --filter "${testFilter(test.id)}"` : undefined;
}

/**
 * A test's name as `swift test --filter` takes it, a regular expression. A dot, which stands for any character, is in the
 * place of what a shell reads in quotation marks. A name of XCTest has nothing behind it.
 */
function testFilter(id) {
    const pattern = [...id].map((character) => {
        if ('"`$!\\'.includes(character)) return '.';
        return '^.*+?()[]{}|'.includes(character) ? `\\${character}` : character;
    }).join('');
    return `^${pattern}${id.endsWith(')') ? '' : '$'}`;
}
