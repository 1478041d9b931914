import Foundation
import Robot

extension Tool {
    static let opening: [Tool] = [
        Tool(
            name: "open",
            description:
                "Writes the screen as a page for a browser, and from now on after each step again, with the steps.",
            parameters: [
                Parameter(
                    name: "file", type: "string",
                    description: "the page's path; a file in the temporary folder if left out",
                    isRequired: false)
            ], effect: .asks
        ) { session, arguments throws(CommandError) in
            try session.page.open(arguments.optionalText("file") ?? SessionPage.usualPath(of: session.name))
        }
    ]
}
