import Foundation
import Testing

@testable import ApplicationLaunching

@Suite("What SwiftPM says of a package") struct DescribedPackageTests {
    @Test("Targets are read with the products and plugins that they use, and packages by their names")
    func reading() throws {
        let text = """
            {
              "name": "Shop",
              "dependencies": [
                {"fileSystem": [{"identity": "robot-swift", "path": "/x/robot-swift"}]},
                {"sourceControl": [{"identity": "tools", "requirement": {"branch": ["main"]}}]}
              ],
              "platforms": [],
              "targets": [
                {
                  "name": "Shop", "type": "executable", "path": ".", "sources": ["Linux"], "exclude": ["a", "b"],
                  "dependencies": [
                    {"byName": ["Core", null]},
                    {"product": ["UIKit", "robot-swift", null, {"platformNames": ["linux"]}]}
                  ],
                  "pluginUsages": [{"plugin": ["PortUIKit", "robot-swift"]}]
                },
                {"name": "ShopTests", "type": "test", "dependencies": [], "exclude": []}
              ],
              "toolsVersion": {"_version": "6.2.0", "experimentalFeatures": []}
            }
            """
        let package = try JSONDecoder().decode(DescribedPackage.self, from: Data(text.utf8))
        let shop = DescribedTarget(
            name: "Shop", kind: "executable", path: ".", sources: ["Linux"], exclude: ["a", "b"],
            products: [.init(name: "UIKit", package: "robot-swift")],
            plugins: [.init(name: "PortUIKit", package: "robot-swift")])
        #expect(
            package
                == DescribedPackage(
                    name: "Shop", targets: [shop, DescribedTarget(name: "ShopTests", kind: "test")],
                    dependencies: ["robot-swift", "tools"], toolsVersion: [6, 2, 0]))
        #expect(package.isOfTools(5, 9))
        #expect(package.isOfTools(6, 2))
        #expect(!package.isOfTools(6, 3))
    }

    @Test("This package is named as the target's plugin names it, then as its products do")
    func robot() throws {
        var target = DescribedTarget.ported("Shop")
        target.plugins = [.init(name: "PortUIKit", package: "main")]
        #expect(try RobotPackage(of: target, in: DescribedPackage("Shop", target)) == .dependency("main"))
        let plain = DescribedTarget(
            name: "Shop", kind: "regular", products: [.init(name: "UIKit", package: "r")])
        #expect(try RobotPackage(of: plain, in: DescribedPackage("Shop", plain)) == .dependency("r"))
        let other = DescribedTarget(name: "Shop", kind: "regular")
        #expect(
            try RobotPackage(of: other, in: DescribedPackage("Shop", other)) == .dependency("robot-swift"))
        let own = DescribedPackage(name: "robot-swift", targets: [plain], toolsVersion: [6, 2])
        #expect(try RobotPackage(of: plain, in: own) == .own)
        #expect(try RobotPackage(of: plain, in: own).product("UIKit") == "\"UIKit\"")
    }

    @Test("A package that does not depend on this one cannot have a program of it")
    func noRobot() {
        let target = DescribedTarget(name: "Shop", kind: "regular")
        let package = DescribedPackage(name: "Shop", targets: [target], toolsVersion: [6, 2])
        #expect(
            throws: LaunchingFailure(
                "Shop does not depend on robot-swift. Add it to the dependencies in Package.swift, and its product "
                    + "UIKit to those of the target Shop.")
        ) { try RobotPackage(of: target, in: package) }
    }
}
