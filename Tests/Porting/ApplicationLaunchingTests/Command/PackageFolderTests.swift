import Foundation
import Testing

@testable import ApplicationLaunching

@Suite("The package of an application") struct PackageFolderTests {
    private let files: PackageFiles

    init() throws {
        files = try PackageFiles([
            "App/Package.swift": "", "App/Sources/App/App.swift": "", "Other/Package.swift": "",
            "robot-swift/Package.swift": "", "robot-swift/Sources/Porting/ApplicationLaunching/A.swift": "",
            "Empty/file": "",
        ])
    }

    private func find(_ named: String? = nil, current: String, program: String) -> String {
        do throws(LaunchingFailure) {
            return files.shortened(
                try PackageFolder.find(
                    named: named, current: files.url.appending(path: current),
                    program: files.url.appending(path: program)
                ).path)
        } catch {
            return files.shortened("error: \(error)")
        }
    }

    @Test(
        "The folder is the one that the program was built for, as its own folder need not be the current one")
    func built() {
        let program = "App/.build/debug/robot"
        #expect(find(current: "App", program: program) == "FOLDER/App")
        #expect(find(current: "Other", program: program) == "FOLDER/App")
        #expect(find(current: "Empty", program: program) == "FOLDER/App")
    }

    @Test("For a program of this package it is the one around the current folder")
    func own() {
        let program = "robot-swift/.build/debug/robot"
        #expect(find(current: "App/Sources/App", program: program) == "FOLDER/App")
        #expect(find(current: "robot-swift/Sources", program: program) == "FOLDER/robot-swift")
    }

    @Test("A program from anywhere else works on the current folder's package")
    func elsewhere() {
        #expect(find(current: "App", program: "Other/robot") == "FOLDER/App")
    }

    @Test("A named folder comes first, and has to be a package's")
    func named() {
        #expect(find("../Other", current: "App", program: "App/.build/debug/robot") == "FOLDER/Other")
        #expect(
            find("../Empty", current: "App", program: "App/.build/debug/robot")
                == "error: FOLDER/Empty has no Package.swift.")
    }

    @Test("Outside of packages it asks for the folder")
    func nowhere() {
        #expect(
            find(current: "Empty", program: "Empty/robot")
                == "error: FOLDER/Empty is not in a package. Name the folder of the application's package: "
                + "--package-path FOLDER")
    }
}
